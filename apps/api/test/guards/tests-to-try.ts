import { dirname } from 'node:path'
import type { Selection } from './lane/selection.ts'
import type { Reached } from './reached-tests.ts'
import type { NumberedGuard } from './switchable-guards.ts'

const permissionTable = 'apps/api/test/security/permissions/permission-table.test.ts'
const sameReplies = 'apps/api/test/security/absent-and-forbidden.test.ts'

/**
 * Each group of tests that reaches a check, the likeliest to fail and the quickest first. What is
 * reached only before the tests of a file, or after them, comes last.
 */
export function testsThatReach(guard: NumberedGuard, reached: Reached): Selection[] {
  const direct: Costly[] = []
  const besides: Costly[] = []
  for (const [file, { tests, milliseconds, reachedByHooks, reachedAtLoad }] of reached) {
    const reaching = tests.filter((one) => one.reached.has(guard.key))
    const isBeside = reachedByHooks.has(guard.key) || reachedAtLoad.has(guard.key)
    const names = (reaching.length > 0 ? reaching : tests).map(({ name }) => name)
    const skipped = reaching.length > 0 ? tests.filter((one) => !reaching.includes(one)) : []
    const cost = skipped.reduce((left, one) => left - one.milliseconds, milliseconds)
    const group = { file, names, cost: cost * weightOf(guard, file) }
    if (reaching.length > 0) direct.push(group)
    else if (isBeside) besides.push(group)
  }
  if (direct.length + besides.length === 0) return []
  return [...rowsOf(guard), ...byCost(direct), ...byCost(besides)]
}

interface Costly extends Selection {
  readonly cost: number
}

function byCost(groups: readonly Costly[]): Selection[] {
  return groups
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ file, names }) => ({ file, names }))
}

/**
 * A check whose answer modules keep when they are loaded must be removed before: those that are
 * reached then, and a permission that is copied into several records. Others are read each time.
 */
export function isUsedAtLoad(guard: NumberedGuard, reached: Reached): boolean {
  if (guard.form === 'property') return rowsOf(guard).length === 0
  return [...reached.values()].some(({ reachedAtLoad }) => reachedAtLoad.has(guard.key))
}

/** Without knowledge of what reaches a check: its own folder, and then everything. */
export function likelyTests(guard: NumberedGuard, files: readonly string[]): Selection[] {
  const likely = files.filter((file) => weightOf(guard, file) < 1)
  const others = files.filter((file) => !likely.includes(file))
  return [
    ...rowsOf(guard),
    ...likely.map((file) => ({ file })),
    ...others.map((file) => ({ file })),
  ]
}

/** The call's own rows in the tables; a permission that several calls share has no path. */
export function rowsOf({ file, what }: NumberedGuard): (Selection & { pattern: string })[] {
  const call = /^(GET|POST|PUT|DELETE) (\S+) as /.exec(what)
  if (!file.startsWith('packages/contract/') || !call) return []
  const pattern = `> ${call[1]} ${call[2]}(,|$)`
  return [permissionTable, sameReplies].map((table) => ({ file: table, pattern }))
}

/** A test in the folder of the check. */
export function isLikely(guard: NumberedGuard, test: string): boolean {
  return weightOf(guard, test) < 0.5
}

function weightOf({ file }: NumberedGuard, test: string): number {
  const noun = /^apps\/api\/src\/([\w-]+)/.exec(file)?.[1]
  if (noun !== undefined && test.startsWith(`apps/api/test/${noun}/`)) return 0.2
  if (noun === undefined && dirname(test) === dirname(file)) return 0.2
  return test.startsWith('apps/api/test/security/rules/') ? 0.5 : 1
}

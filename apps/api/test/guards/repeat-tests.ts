import type { Selection } from './lane/selection.ts'
import type { Reached } from './reached-tests.ts'
import type { NumberedGuard } from './switchable-guards.ts'
import { isLikely, rowsOf } from './tests-to-try.ts'

/** Tests of a file, each with the checks that are removed while it is repeated. */
export interface Repetition extends Selection {
  readonly attempts: Record<string, number[]>
}

const testsForEach = 5
/** So that a crash loses little. */
const guardsAtOnce = 40

/**
 * Most tests can be repeated in the same office, which is much quicker than a new office for each
 * check: the rows of a call in the tables, and the tests in the folder of the check.
 */
export function repetitions(guards: readonly NumberedGuard[], reached: Reached): Repetition[] {
  return [...reached].flatMap(([file, { tests }]) => {
    const found = guards.flatMap((guard) => {
      const row = rowsOf(guard).find((one) => one.file === file)
      if (!row && !isLikely(guard, file)) return []
      const names = tests
        .filter(({ reached: all }) => all.has(guard.key))
        .filter(({ name }) => !row || new RegExp(row.pattern).test(name))
        .toSorted((one, other) => one.milliseconds - other.milliseconds)
        .slice(0, testsForEach)
        .map(({ name }) => name)
      return names.length > 0 ? [{ guard, names }] : []
    })
    const all = tests.map(({ name }) => name)
    return chunks(found).map((some) => {
      const attempts: Record<string, number[]> = {}
      for (const { guard, names } of some) {
        for (const name of names) (attempts[name] ??= []).push(guard.number)
      }
      // The tests in the table do not need each other; elsewhere those before may be needed.
      const last = all.findLastIndex((name) => name in attempts)
      const isTable = some.every(({ guard }) => rowsOf(guard).some((row) => row.file === file))
      return { file, names: isTable ? Object.keys(attempts) : all.slice(0, last + 1), attempts }
    })
  })
}

function chunks<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / guardsAtOnce)
  return Array.from({ length: count }, (_, index) =>
    list.slice(index * guardsAtOnce, (index + 1) * guardsAtOnce),
  )
}

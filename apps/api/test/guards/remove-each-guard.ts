import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startDatabaseServer, templateName } from '../support/database-server.ts'
import { type NamedTest, saveCaughtBy, keyOf, readCaughtBy } from './caught-by-cache.ts'
import { copyRepository } from './copy-repository.ts'
import type { Guard } from './find-guards.ts'
import { findGuards } from './find-guards.ts'
import { impliedBy } from './implied-guards.ts'
import { likelyTests } from './likely-tests.ts'
import { removePermissions } from './remove-permissions.ts'
import { runTests } from './run-tests.ts'

const usage = `Removes each permission check, one at a time, in a copy of the repository,
and expects a test to fail.
  --sample N        only every Nth check
  --only TEXT       only checks whose path or text contains this
  --trusting        skip the first run with every check in place
  --list            list the checks and stop`

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    trusting: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const root = join(import.meta.dirname, '../../../..')

/** A copy of the repository with its own database server; two of them run in parallel. */
interface Workspace {
  readonly copy: string
  readonly server: string
  close(): Promise<void>
}

async function openWorkspace(from: string): Promise<Workspace> {
  const home = mkdtempSync(join(tmpdir(), 'kakehashi-guards-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const copy = join(home, 'repository')
  copyRepository(from, copy)
  const database = await startDatabaseServer()
  return {
    copy,
    server: database.url,
    close: () => database.stop(),
  }
}

const projects = ['--project=api', '--project=domain', '--project=contract']
const everything = [...projects, '--exclude=**/random-bodies.test.ts']

const caughtBy = readCaughtBy()

/** The groups of tests to run, one after the other, until a test fails. */
function testsFor(guard: Guard): string[][] {
  const known = caughtBy.get(keyOf(guard))
  return [...(known ? [only(known)] : []), ...likelyTests(root, guard), everything]
}

function only({ file, name }: NamedTest): string[] {
  return [...projects, file, '-t', `^${escaped(name)}$`]
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

type Verdict = 'caught' | 'implied' | 'survived'

async function tryWithout(guard: Guard, workspace: Workspace): Promise<Verdict> {
  const path = join(workspace.copy, guard.file)
  const text = readFileSync(path, 'utf8')
  const place = `${guard.file}:${guard.line}  ${guard.what.replace(/\s+/g, ' ')}`
  const reason = impliedBy(guard)
  if (reason) {
    console.log(`${place}\n  implied: ${reason}`)
    return 'implied'
  }
  writeFileSync(path, text.slice(0, guard.start) + guard.instead + text.slice(guard.end))
  try {
    for (const which of testsFor(guard)) {
      const [failed] = (await runTests(workspace.copy, workspace.server, which)).failed
      if (failed === undefined || !(await failsAgain(workspace, failed))) continue
      console.log(`${place}\n  caught by: ${failed.name}`)
      caughtBy.set(keyOf(guard), { file: failed.file, name: failed.name })
      saveCaughtBy(caughtBy)
      return 'caught'
    }
    console.log(`${place}\n  SURVIVED`)
    return 'survived'
  } finally {
    writeFileSync(path, text)
    await dropOffices(workspace.server)
  }
}

/** On a busy machine a test may also fail by chance. */
async function failsAgain({ copy, server }: Workspace, test: NamedTest): Promise<boolean> {
  return (await runTests(copy, server, only(test))).failed.length > 0
}

/** A run that stops at its first failure does not drop its databases. */
async function dropOffices(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'office\\_%' and datname <> $1`,
    [templateName],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}

function isPermission({ file }: Guard): boolean {
  return file.startsWith('packages/contract/')
}

function choose(all: Guard[]): Guard[] {
  return all
    .filter((guard) => `${guard.file}:${guard.line} ${guard.what}`.includes(values.only))
    .filter((_, index) => index % Number(values.sample) === 0)
}

async function main(): Promise<number> {
  if (values.list) {
    const chosen = choose(findGuards(root))
    for (const { file, line, what } of chosen) console.log(`${file}:${line}  ${what}`)
    console.log(`${chosen.length} checks`)
    return 0
  }

  // The second copy is made from the first, so that edits in between do not matter.
  const first = await openWorkspace(root)
  const workspaces = [first, await openWorkspace(first.copy)]
  try {
    const all = findGuards(first.copy)
    const before = values.trusting
      ? { isPassed: true, failed: [] }
      : await runTests(first.copy, first.server, everything)
    if (!before.isPassed) {
      console.log(`Tests fail with every check in place: ${before.failed[0]?.name ?? 'a file'}`)
      return 2
    }
    const chosen = choose(all)
    const together = await removePermissions(
      first.copy,
      first.server,
      values.sample === '1' ? chosen.filter(isPermission) : [],
    )
    console.log(`${together.length} permissions of endpoints caught by the table of permissions`)
    const waiting = chosen.filter((guard) => !together.includes(guard))
    const verdicts: Verdict[] = together.map(() => 'caught')
    await Promise.all(
      workspaces.map(async (workspace) => {
        for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
          verdicts.push(await tryWithout(guard, workspace))
        }
      }),
    )
    const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
    console.log(
      `${verdicts.length} of ${all.length} checks removed: ${count('caught')} caught, ` +
        `${count('implied')} implied by others, ${count('survived')} survived`,
    )
    return count('survived') > 0 ? 1 : 0
  } finally {
    await Promise.all(workspaces.map((workspace) => workspace.close()))
  }
}

// The exit handlers stop the servers and remove the copies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
if (values.help) console.log(usage)
else process.exitCode = await main()

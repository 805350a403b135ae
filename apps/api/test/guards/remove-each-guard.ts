import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startDatabaseServer, templateName } from '../support/database-server.ts'
import { saveCaughtBy, keyOf, readCaughtBy } from './caught-by-cache.ts'
import { copyRepository } from './copy-repository.ts'
import type { Guard } from './find-guards.ts'
import { findGuards } from './find-guards.ts'
import { impliedBy } from './implied-guards.ts'
import { runTests } from './run-tests.ts'

const usage = `Removes each permission check, one at a time, in a copy of the repository,
and expects a test to fail.
  --sample N        only every Nth check
  --from N          skip the first N checks, to continue an earlier run
  --only PATTERN    only checks whose path or text matches
  --trusting        skip the first run with every check in place
  --list            list the checks and stop`

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
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
/** Without tests that are random or measure time, which fail on a busy machine by themselves. */
const everything = [
  ...projects,
  ...['random-bodies', 'storage-faults', 'hostile-load', 'memory'].map(
    (name) => `--exclude=**/${name}.test.ts`,
  ),
]

/** The tests most likely to fail; if they pass, all tests run. */
function likelyTests({ file, what }: Guard): string[] {
  if (file.startsWith('packages/domain/')) return ['--project=domain']
  if (file.startsWith('packages/contract/')) {
    const [method, path] = what.split(' ')
    const tables = ['test/security/permissions/', 'test/security/absent-and-forbidden']
    // A permission that several calls share has no path of its own.
    const named = path === 'undefined' ? [] : ['-t', `${method} ${path}(,|$)`]
    return ['--project=api', ...tables, ...named]
  }
  // Without this condition, the other tests that send reminders take very long.
  if (what.includes('remind_at')) return ['--project=api', 'test/jobs/reminders.test.ts']
  const noun = /^apps\/api\/src\/([\w-]+)\//.exec(file)?.[1] ?? 'http'
  // The throttle tests are slow and only detect missing attempt counts.
  const unlikely = what.includes('countAttempts') ? [] : ['--exclude=**/throttle.test.ts']
  return ['--project=api', `test/${noun}/`, 'test/security/rules/', ...unlikely]
}

const caughtBy = readCaughtBy()

/** The groups of tests to run, one after the other, until a test fails. */
function testsFor(guard: Guard): string[][] {
  const known = caughtBy.get(keyOf(guard))
  // The whole file: some tests need those before them, and alone they would always fail.
  const first = known && [...projects, known.file]
  // Quick, and they call every endpoint as everybody.
  const tables = [
    '--project=api',
    'test/security/permissions/',
    'test/security/absent-and-forbidden',
  ]
  const isOfApi = guard.file.startsWith('apps/api/')
  return [...(first ? [first] : []), ...(isOfApi ? [tables] : []), likelyTests(guard), everything]
}

type Verdict = 'caught' | 'implied' | 'survived' | 'unfinished'

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
      const { failed } = await runTests(workspace.copy, workspace.server, which)
      if (failed === undefined) continue
      const { file, name, message } = failed
      console.log(`${place}\n  caught by: ${name}\n    ${message}`)
      caughtBy.set(keyOf(guard), { file, name })
      saveCaughtBy(caughtBy)
      return 'caught'
    }
    console.log(`${place}\n  SURVIVED`)
    return 'survived'
  } catch (error) {
    console.log(`${place}\n  UNFINISHED: ${String(error)}`)
    return 'unfinished'
  } finally {
    writeFileSync(path, text)
    await dropOffices(workspace.server)
  }
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

function choose(all: Guard[]): Guard[] {
  return all
    .filter((guard) => `${guard.file}:${guard.line} ${guard.what}`.includes(values.only))
    .filter((_, index) => index % Number(values.sample) === 0)
    .slice(Number(values.from))
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
      ? { isPassed: true, failed: undefined }
      : await runTests(first.copy, first.server, everything)
    if (!before.isPassed) {
      console.log(`Tests fail with every check in place: ${before.failed?.name ?? 'a file'}`)
      return 2
    }
    const waiting = choose(all)
    const verdicts: Verdict[] = []
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
        `${count('implied')} implied by others, ${count('survived')} survived, ` +
        `${count('unfinished')} unfinished`,
    )
    return count('survived') + count('unfinished') > 0 ? 1 : 0
  } finally {
    await Promise.all(workspaces.map((workspace) => workspace.close()))
  }
}

// The exit handlers stop the servers and remove the copies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
if (values.help) console.log(usage)
else process.exitCode = await main()

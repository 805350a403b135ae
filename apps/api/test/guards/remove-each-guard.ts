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

const usage = `Takes away each check on who may do what, one at a time, in a copy of the repository,
and expects a test to fail.
  --sample N        only every Nth check
  --only PATTERN    only checks whose place or text matches
  --trusting        do not first run the tests with every check in place
  --list            say which checks there are, and stop`

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

/** A repository and a database server of its own, so that two checks are tried at once. */
interface Lane {
  readonly copy: string
  readonly server: string
  close(): Promise<void>
}

async function openLane(from: string): Promise<Lane> {
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

/** The tests most likely to notice; when they do not, all of them are asked. */
function likelyTests({ file, what }: Guard): string[] {
  if (file.startsWith('packages/domain/')) return ['--project=domain']
  if (file.startsWith('packages/contract/')) {
    const [method, path] = what.split(' ')
    const tables = ['test/security/permissions/', 'test/security/absent-and-forbidden']
    return ['--project=api', ...tables, '-t', `${method} ${path}(,|$)`]
  }
  const noun = /^apps\/api\/src\/([\w-]+)\//.exec(file)?.[1] ?? 'http'
  // Guessing hundreds of times takes long, and only tells whether guesses are counted.
  const unlikely = what.includes('countAttempts') ? [] : ['--exclude=**/throttle.test.ts']
  return ['--project=api', `test/${noun}/`, 'test/security/rules/', ...unlikely]
}

const caughtBy = readCaughtBy()

/** Which tests to ask, one group after the other, until one says no. */
function testsFor(guard: Guard): string[][] {
  const known = caughtBy.get(keyOf(guard))
  const first = known && [...projects, known.file, '-t', `^${escaped(known.name)}$`]
  return [...(first ? [first] : []), likelyTests(guard), everything]
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

type Verdict = 'caught' | 'implied' | 'survived'

async function tryWithout(guard: Guard, lane: Lane): Promise<Verdict> {
  const path = join(lane.copy, guard.file)
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
      const { failed } = await runTests(lane.copy, lane.server, which)
      if (failed === undefined) continue
      console.log(`${place}\n  caught by: ${failed.name}`)
      caughtBy.set(keyOf(guard), failed)
      saveCaughtBy(caughtBy)
      return 'caught'
    }
    console.log(`${place}\n  SURVIVED`)
    return 'survived'
  } finally {
    writeFileSync(path, text)
    await dropOffices(lane.server)
  }
}

/** A run that ends at its first failure leaves its databases behind. */
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
}

async function main(): Promise<number> {
  if (values.list) {
    const chosen = choose(findGuards(root))
    for (const { file, line, what } of chosen) console.log(`${file}:${line}  ${what}`)
    console.log(`${chosen.length} checks`)
    return 0
  }

  // Both copies are of one moment, whatever is edited meanwhile.
  const first = await openLane(root)
  const lanes = [first, await openLane(first.copy)]
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
      lanes.map(async (lane) => {
        for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
          verdicts.push(await tryWithout(guard, lane))
        }
      }),
    )
    const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
    console.log(
      `${verdicts.length} of ${all.length} checks taken away: ${count('caught')} caught, ` +
        `${count('implied')} implied by others, ${count('survived')} survived`,
    )
    return count('survived') > 0 ? 1 : 0
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
}

// Leaving this way stops the servers and removes the copies, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
if (values.help) console.log(usage)
else process.exitCode = await main()

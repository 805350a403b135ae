import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '@kakehashi/local/postgres'
import { repository } from '@kakehashi/local/processes'
import pg from 'pg'
import type { RecordedCall } from './bare-server.ts'
import { type Call, countCalls, send } from './call-rate.ts'
import { openEmptyOffice, ownerLogin } from './empty-office.ts'
import { fillOffice } from './fill-office.ts'
import { median } from './page-goals.ts'
import { processorTime } from './processor-time.ts'
import type { RecordedQuery } from './record-queries.ts'
import { type Server, startApi, startBare } from './speed-processes.ts'

/**
 * Compares three calls of the API with a bare server that sends the same queries and answers the same
 * bytes, once without and once with prepared statements, in alternating rounds. Options: `--root`
 * measures another checkout, `--flags` are passed to the Node of the API.
 */
const { values: options } = parseArgs({
  options: {
    root: { type: 'string', default: repository },
    flags: { type: 'string', default: '--max-semi-space-size=2' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    // Rounds that are not counted: Node compiles what runs often only after some thousand calls.
    'warm-up': { type: 'string', default: '3' },
    requests: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '4' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'kakehashi-speed-'))
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const postgres = await startPostgres()
const servers: Server[] = []

const office = await openEmptyOffice(postgres, 'speed_office')
const { newest } = await fillOffice(office.databaseUrl, office.model, Number(options.requests))
await office.stop()
const databaseUrl = office.applicationUrl
let cookie = ''
const requestId = newest['payment'] ?? ''
const calls: Call[] = [
  { name: 'list of 50', method: 'GET', path: '/api/requests?stage=quote&limit=50' },
  { name: 'detail', method: 'GET', path: `/api/requests/${requestId}` },
  {
    name: 'message',
    method: 'POST',
    path: `/api/requests/${requestId}/messages`,
    body: JSON.stringify({ comment: 'Your quote is ready. Please look at it when you can.' }),
  },
]

interface Recording {
  readonly queries: readonly RecordedQuery[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

async function recordCalls(): Promise<RecordedCall[]> {
  const file = join(folder, 'queries.jsonl')
  const api = await startApi({
    root: options.root,
    databaseUrl,
    filesFolder: folder,
    flags: ['--import', join(import.meta.dirname, 'record-queries.ts')],
    env: { RECORD_QUERIES: file },
  })
  const record = async (call: Call): Promise<Recording> => {
    writeFileSync(file, '')
    const { headers, body } = await send(agent, api.url, call, cookie)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return { headers, body, queries: lines.map((line): RecordedQuery => JSON.parse(line)) }
  }
  servers.push(api)
  const recorded: RecordedCall[] = []
  for (const call of calls) {
    // The first call may read what later ones take from memory.
    await record(call)
    const before = await record(call)
    const last = await record(call)
    recorded.push({ ...call, ...last, createdIds: createdIds(before, last) })
  }
  await api.stop()
  servers.length = 0
  return recorded
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What two identical calls do not share. */
function createdIds(before: Recording, last: Recording): string[] {
  const idsIn = ({ queries }: Recording) => new Set(JSON.stringify(queries).match(uuid) ?? [])
  const shared = idsIn(before)
  return [...idsIn(last)].filter((id) => !shared.has(id))
}

async function signIn(base: string): Promise<string> {
  const reply = await fetch(`${base}/api/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify(ownerLogin),
  })
  if (!reply.ok) throw new Error(await reply.text())
  return (reply.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
}

async function postgresPid(): Promise<number> {
  const client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ file: string }>(
    "select pg_read_file('postmaster.pid') as file",
  )
  await client.end()
  return Number(rows[0]?.file.split('\n')[0])
}

interface Round {
  readonly rate: number
  readonly node: number
  readonly database: number
}

const seconds = Number(options.seconds)
async function measure(server: Server, call: Call, databasePid: number): Promise<Round> {
  const start = { node: processorTime(server.pid), database: processorTime(databasePid) }
  const count = await countCalls({
    base: server.url,
    call,
    cookie,
    seconds,
    clients: Number(options.clients),
  })
  return {
    rate: count / seconds,
    node: (processorTime(server.pid) - start.node) / count,
    database: (processorTime(databasePid) - start.database) / count,
  }
}

const medianOf = (rounds: readonly Round[], figure: keyof Round) =>
  median(rounds.map((round) => round[figure]))
const processor = (rounds: readonly Round[]) =>
  `${medianOf(rounds, 'node').toFixed(2)} + ${medianOf(rounds, 'database').toFixed(2)}`

try {
  const first = await startApi({ root: options.root, databaseUrl, filesFolder: folder })
  cookie = await signIn(first.url)
  await first.stop()
  const callsFile = join(folder, 'calls.json')
  writeFileSync(callsFile, JSON.stringify(await recordCalls()))
  const api = await startApi({
    root: options.root,
    databaseUrl,
    filesFolder: folder,
    flags: options.flags.split(' ').filter(Boolean),
  })
  const bare = await startBare(databaseUrl, callsFile, false)
  const prepared = await startBare(databaseUrl, callsFile, true)
  servers.push(api, bare, prepared)
  const databasePid = await postgresPid()
  for (const call of calls) {
    const rounds = servers.map((): Round[] => [])
    for (let round = -Number(options['warm-up']); round < Number(options.rounds); round += 1) {
      for (const [at, server] of servers.entries()) {
        const measured = await measure(server, call, databasePid)
        if (round >= 0) rounds[at]?.push(measured)
      }
    }
    const [ours = [], unprepared = [], named = []] = rounds
    const rate = medianOf(ours, 'rate')
    console.log(
      `${call.name}: ${rate.toFixed(0)} calls/s, ` +
        `${(rate / medianOf(unprepared, 'rate')).toFixed(2)} of bare, ` +
        `${(rate / medianOf(named, 'rate')).toFixed(2)} of bare prepared; ms of Node + PostgreSQL: ` +
        `${processor(ours)}, bare ${processor(unprepared)}, prepared ${processor(named)}`,
    )
  }
} finally {
  agent.destroy()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

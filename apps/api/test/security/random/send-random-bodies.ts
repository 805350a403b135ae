import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { endpoints } from '@kakehashi/contract/endpoints'
import { sql } from 'kysely'
import { databaseServerVariable, startDatabaseServer } from '../../support/database-server.ts'
import { sampleSigningKey } from '../../support/certificates.ts'
import { type Office, openOffice } from '../../support/office.ts'
import { customerFor } from '../callers.ts'
import { kinds } from '../permissions/permission-rows.ts'
import { nameOf, recordHeartbeat, validCall } from '../valid-calls.ts'
import { type Batch, type Fault, seedOf, sendBatch } from './send-batch.ts'

const usage = `Sends random calls to every endpoint as every kind of person, and lists the replies
that are server errors or have no message. Exits with 1 if there are any.
  --bodies N        how many calls, 100000 by default
  --seed N          repeats the calls of an earlier run
  --from N          the first round; a fault names its round
  --only PATTERN    only endpoints whose method and path contain this, such as 'PUT /api/users'
  --kind KIND       only calls by this kind of person`

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    from: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Calls by one person to one endpoint. */
const batchSize = 100
/** Batches at once, so that the API works while the database does. */
const lanes = 4

const callsPerLine = 10_000

const total = Number(values.bodies)
const byStatus = new Map<number, number>()
const start = performance.now()
let sent = 0
let replies = 0
let found = 0

function batchesOf(office: Office, round: number): Batch[] {
  return endpoints
    .filter((endpoint) => nameOf(endpoint).includes(values.only))
    .flatMap((endpoint) =>
      kinds
        .filter((kind) => values.kind === '' || kind === values.kind)
        .map((kind) => ({
          endpoint,
          kind,
          seed: seedOf(values.seed, round, nameOf(endpoint), kind),
          count: batchSize,
          validCall: async (caller) => {
            const customer = await customerFor(office, kind, caller)
            return validCall(endpoint, { office, caller, customer })
          },
        })),
    )
}

function report({ endpoint, kind }: Batch, round: number, { what, call }: Fault): void {
  found += 1
  const body = call.payload?.toString('latin1').slice(0, 2_000)
  print(
    [
      `FAULT ${nameOf(endpoint)} by ${kind} ${what.slice(0, 500)}`,
      `  ${call.method} ${call.path.slice(0, 500)}`,
      `  ${JSON.stringify(call.headers).slice(0, 1_000)}`,
      `  ${JSON.stringify(body)}`,
      `  --seed ${values.seed} --from ${round} --bodies ${batchSize} --only '${nameOf(endpoint)}' --kind '${kind}'`,
    ].join('\n'),
  )
}

const signingKey = sampleSigningKey()

/** One batch for each endpoint and kind of person, in a new office, which stays small. */
async function sendRound(round: number): Promise<void> {
  const office = await openOffice(undefined, { signingKey: await signingKey })
  try {
    await recordHeartbeat(office)
    const waiting = batchesOf(office, round)
    const lane = async () => {
      for (let batch = waiting.shift(); batch && sent < total; batch = waiting.shift()) {
        sent += batch.count
        const sentBatch = await sendBatch(office, batch).catch((error: unknown) => {
          // One batch that cannot be prepared must not end a run of an hour.
          found += 1
          print(`FAULT ${nameOf(batch.endpoint)} by ${batch.kind} was not sent: ${String(error)}`)
        })
        const { faults, statuses } = sentBatch ?? { faults: [], statuses: [] }
        for (const status of statuses) byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
        for (const fault of faults) report(batch, round, fault)
        countReplies(round, statuses.length)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await reportFailedJobs(office, round)
  } finally {
    await office.close()
  }
}

function countReplies(round: number, more: number): void {
  replies += more
  if (replies % callsPerLine >= more) return
  const rate = Math.round(replies / ((performance.now() - start) / 1000))
  print(`round ${round}: ${replies} replies, ${rate} a second, ${found} faults; ${statusCounts()}`)
}

function statusCounts(): string {
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}

async function reportFailedJobs(office: Office, round: number): Promise<void> {
  await office.runJobs()
  const { rows } = await sql<{ task_identifier: string; last_error: string }>`
    select task_identifier, last_error from graphile_worker.jobs where last_error is not null
  `.execute(office.db)
  found += rows.length
  for (const job of rows) {
    print(`FAULT job ${job.task_identifier} in round ${round}: ${job.last_error}`)
  }
}

async function main(): Promise<number> {
  const server = await startDatabaseServer()
  process.env[databaseServerVariable] = server.url
  print(`${total} bodies, seed ${values.seed}`)
  try {
    for (let round = Number(values.from); sent < total; round += 1) {
      await sendRound(round)
      print(`round ${round} ended`)
    }
  } finally {
    await server.stop()
  }
  print(`${replies} replies, ${found} faults, by status: ${statusCounts()}`)
  return found > 0 ? 1 : 0
}

// The exit handler stops the database server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
if (values.help) print(usage)
else process.exitCode = await main()

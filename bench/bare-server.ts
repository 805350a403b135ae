import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import type { RecordedQuery } from './record-queries.ts'

/**
 * The reference: sends the recorded queries of a call and answers with the recorded bytes, without
 * anything between. With NAMED=1 its statements have names, so that PostgreSQL plans them once.
 */
export interface RecordedCall {
  readonly method: string
  readonly path: string
  readonly queries: readonly RecordedQuery[]
  /** Ids that the call created; each repetition needs new ones. */
  readonly createdIds: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const environment = (name: string) => process.env[name] ?? ''
const calls: RecordedCall[] = JSON.parse(readFileSync(environment('CALLS'), 'utf8'))
const isNamed = environment('NAMED') === '1'
const pool = new pg.Pool({ connectionString: environment('DATABASE_URL'), max: 20 })
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}

function revive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('base64' in value)) return value
  return Buffer.from(String(value.base64), 'base64')
}

function valuesOf({ values }: RecordedQuery, fresh: ReadonlyMap<string, string>): unknown[] {
  if (fresh.size === 0) return values.map(revive)
  let json = JSON.stringify(values)
  for (const [id, replacement] of fresh) json = json.replaceAll(id, replacement)
  return (JSON.parse(json) as unknown[]).map(revive)
}

async function answer(call: RecordedCall): Promise<void> {
  const fresh = new Map(call.createdIds.map((id) => [id, randomUUID()]))
  const client = await pool.connect()
  try {
    for (const query of call.queries) {
      const isStatement = isNamed && query.values.length > 0
      await client.query({
        ...(isStatement && { name: nameOf(query.text) }),
        text: query.text,
        values: valuesOf(query, fresh),
      })
    }
  } finally {
    client.release()
  }
}

createServer((request, response) => {
  const call = calls.find(({ method, path }) => method === request.method && path === request.url)
  if (!call) return void response.writeHead(404).end()
  request.resume().once('end', () => {
    answer(call).then(
      () => response.writeHead(200, call.headers).end(call.body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
}).listen(Number(environment('PORT')), '127.0.0.1')

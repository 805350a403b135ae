import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PostgresClient from 'pg'

/**
 * Loaded into an API with `--import`: writes each query with its values to the file RECORD_QUERIES,
 * so that the reference can send the same ones.
 */
export interface RecordedQuery {
  readonly text: string
  readonly values: readonly unknown[]
}

const file = process.env['RECORD_QUERIES']
// The copy that the API uses, which may be in another checkout.
const pg: typeof PostgresClient = createRequire(process.argv[1] ?? '')('pg')
const { prototype } = pg.Client
// oxlint-disable-next-line typescript/unbound-method -- called with the client as `this` below
const original = prototype.query

if (file !== undefined) {
  Object.assign(prototype, {
    query(this: PostgresClient.Client, ...args: unknown[]) {
      const [first, second] = args
      const recorded =
        typeof first === 'string'
          ? { text: first, values: second }
          : (first as { text?: string; values?: unknown })
      if (typeof recorded.text === 'string') appendFileSync(file, `${lineOf(recorded)}\n`)
      return Reflect.apply(original, this, args)
    },
  })
}

function lineOf({ text, values }: { text?: string; values?: unknown }): string {
  const list = Array.isArray(values) ? values : []
  return JSON.stringify({
    text,
    values: list.map((value) =>
      Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value,
    ),
  })
}

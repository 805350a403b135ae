import type { CompiledQuery } from 'kysely'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../src/db/connection.ts'
import type { DB } from '../../src/db/schema.gen.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

/** How the database answered one query. */
export interface QueryPlan {
  readonly text: string
  /** What it did, like 'Index Scan requests_newest' or 'Seq Scan requests'. */
  readonly steps: readonly string[]
  /** Pages of tables and indexes it touched: the same on any machine, however busy. */
  readonly buffers: number
}

/** The plans of every query that a piece of the office's own code makes. */
export async function plansOf(
  databaseUrl: string,
  run: (db: Database) => Promise<unknown>,
): Promise<QueryPlan[]> {
  const queries: CompiledQuery[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => void (level === 'query' && queries.push(query)),
  })
  try {
    await run(db)
    const plans: QueryPlan[] = []
    for (const query of queries) plans.push(await explain(pool, query))
    return plans
  } finally {
    await db.destroy()
  }
}

async function explain(pool: pg.Pool, query: CompiledQuery): Promise<QueryPlan> {
  const ask = async (format: string) => {
    const text = `explain (analyze, buffers, ${format}) ${query.sql}`
    return (await pool.query<Record<string, unknown>>(text, [...query.parameters])).rows
  }
  // Twice: the first run also reads the catalogue and wakes the cache.
  await ask('format json')
  const [row] = await ask('format json')
  // The shape is PostgreSQL's own.
  const [{ Plan: plan }] = (row ?? {})['QUERY PLAN'] as [{ Plan: PlanNode }]
  const lines = await ask('format text')
  return {
    text: lines.map((line) => String(line['QUERY PLAN'])).join('\n'),
    steps: stepsOf(plan),
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

function stepsOf(node: PlanNode): string[] {
  const what = node['Index Name'] ?? node['Relation Name']
  return [
    [node['Node Type'], what].filter(Boolean).join(' '),
    ...(node.Plans ?? []).flatMap(stepsOf),
  ]
}

/** So that the planner knows how large its tables are. */
export async function analyze(db: Database): Promise<void> {
  // A throwaway server commits to memory; until that is written, nothing counts as settled.
  await sql`checkpoint`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

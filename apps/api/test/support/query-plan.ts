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

/** How the database ran one query. */
export interface QueryPlan {
  readonly text: string
  /** The plan nodes, like 'Index Scan requests_newest' or 'Seq Scan requests'. */
  readonly steps: readonly string[]
  /** Pages of tables and indexes read: the same on every machine, however busy. */
  readonly buffers: number
}

/** The plan of every query that `run` makes. */
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
  const run = async (format: string) => {
    const text = `explain (analyze, buffers, ${format}) ${query.sql}`
    return (await pool.query<Record<string, unknown>>(text, [...query.parameters])).rows
  }
  // Twice, because the first run also reads the catalogue and fills the cache.
  await run('format json')
  const [row] = await run('format json')
  // The shape that PostgreSQL documents.
  const [{ Plan: plan }] = (row ?? {})['QUERY PLAN'] as [{ Plan: PlanNode }]
  const lines = await run('format text')
  return {
    text: lines.map((line) => String(line['QUERY PLAN'])).join('\n'),
    steps: stepsOf(plan),
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

function stepsOf(node: PlanNode): string[] {
  const name = node['Index Name'] ?? node['Relation Name']
  return [
    [node['Node Type'], name].filter(Boolean).join(' '),
    ...(node.Plans ?? []).flatMap(stepsOf),
  ]
}

/** Updates the statistics, so that the planner knows how large the tables are. */
export async function analyze(db: Database): Promise<void> {
  // The test server commits asynchronously; until the log is flushed, vacuum cannot mark rows as visible.
  await sql`checkpoint`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

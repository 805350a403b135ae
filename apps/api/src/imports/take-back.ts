import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { anyOf } from '../db/any-of.ts'
import type { Database } from '../db/connection.ts'
import { publishChange } from '../outbox/publish-change.ts'
import type { ImportDeps } from './check.ts'
import { report } from './commands.ts'
import { type ImportRow, lockImport, saveImport, saveProblems } from './queries.ts'

/**
 * Small, because for each person PostgreSQL looks for references in tables that have no index for
 * them: a part must stay well below the time limit of a statement.
 */
const partSize = 25

/** Deletes everything that was imported in one transaction, or nothing if any of it was used. */
export async function takeBackImport(
  deps: ImportDeps,
  id: string,
  actorId: string,
  isLastAttempt: boolean,
): Promise<void> {
  try {
    await takeBack(deps, id, actorId)
  } catch (error) {
    if (isLastAttempt) await giveUp(deps.db, id)
    throw error
  }
}

async function takeBack({ db, clock }: ImportDeps, id: string, actorId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, id)
    if (row?.state !== 'taking-back') return
    const used = await listUsed(trx, row)
    await saveProblems(
      trx,
      id,
      used.map(({ line, subject_id: subjectId }) => ({ line, subjectId, code: 'used-since' })),
    )
    if (used.length > 0) {
      await leave(trx, row, used.length)
      return
    }
    await deleteRows(trx, row)
    await saveImport(trx, id, { name: '', state: 'taken-back', problem_count: 0 })
    await report(trx, 'import.taken-back', id, actorId, clock.now())
    await publishChange(trx, { type: row.kind === 'customers' ? 'User' : 'Request' }, [])
  })
}

/** The owner can read why, and try again. */
async function giveUp(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, id)
    if (row?.state !== 'taking-back') return
    await saveProblems(trx, id, [{ line: null, code: 'not-taken-back' }])
    await leave(trx, row, 1)
  })
}

async function leave(trx: Transaction<DB>, row: ImportRow, problemCount: number): Promise<void> {
  const state = row.done_count === row.line_count ? ('done' as const) : ('stopped' as const)
  await saveImport(trx, row.id, { state, problem_count: problemCount })
  await publishChange(trx, { type: 'Imports' }, [])
}

/**
 * Whatever happens to a person or a request is in the history, and the import itself is there only
 * as a whole. Failed sign-ins and requests refer to a person without an event about them, and claim
 * codes, which are on a slip in somebody's hand, to a request.
 */
async function listUsed(trx: Transaction<DB>, { id, kind }: ImportRow) {
  const isUsed =
    kind === 'customers'
      ? sql<boolean>`
          exists (select from events where subject_kind = 'user' and events.subject_id = made.subject_id::text)
          or exists (select from events where actor_id = made.subject_id)
          or exists (select from requests where user_id = made.subject_id)
          or exists (select from failed_sign_ins where user_id = made.subject_id)`
      : sql<boolean>`
          exists (select from events where subject_kind = 'request' and events.subject_id = made.subject_id::text)
          or exists (select from files where request_id = made.subject_id)
          or exists (select from claim_codes where request_id = made.subject_id)`
  // Nobody begins to use them until they are deleted.
  await sql`select 1 from ${tableOf(kind)} where id in (
    select subject_id from import_rows where import_id = ${id}) for update`.execute(trx)
  const { rows } = await sql<{ line: number; subject_id: string }>`
    select line, subject_id from import_rows as made
    where import_id = ${id} and (${isUsed}) order by line`.execute(trx)
  return rows
}

const tableOf = (kind: ImportRow['kind']) => sql.table(kind === 'customers' ? 'users' : 'requests')

async function deleteRows(trx: Transaction<DB>, { id, kind }: ImportRow): Promise<void> {
  const made = await trx
    .deleteFrom('import_rows')
    .where('import_id', '=', id)
    .returning('subject_id')
    .execute()
  const ids = made.map(({ subject_id }) => subject_id)
  const counted = await sumCounters(trx, kind, ids)
  const subjectKind = kind === 'customers' ? ('user' as const) : ('request' as const)
  for (let start = 0; start < ids.length; start += partSize) {
    const part = ids.slice(start, start + partSize)
    await trx
      .deleteFrom('search_words')
      .where('subject_kind', '=', subjectKind)
      .where('subject_id', '=', anyOf(part))
      .execute()
    if (kind === 'requests') {
      for (const table of ['quotes', 'unread_marks'] as const) {
        await trx.deleteFrom(table).where('request_id', '=', anyOf(part)).execute()
      }
      await trx
        .insertInto('figure_changes')
        .values(part.map((request_id) => ({ request_id })))
        .execute()
      // An order that stays can be the first of its customer now.
      await sql`
        insert into figure_changes (user_id)
        select distinct user_id from requests where id = ${anyOf(part)}`.execute(trx)
    }
    if (kind === 'customers') {
      // They had requests that were imported too, and taken back before.
      const keys = part.flatMap((person) =>
        ['current', 'orders', 'spent', 'unread'].map((what) => `person:${person}:${what}`),
      )
      await trx.deleteFrom('counters').where('key', '=', anyOf(keys)).execute()
      // Each was made when somebody looked at a request.
      await trx.deleteFrom('pickup_codes').where('user_id', '=', anyOf(part)).execute()
    }
    await sql`delete from ${tableOf(kind)} where id = ${anyOf(part)}`.execute(trx)
  }
  // At the end, because other writers wait for these rows.
  await uncount(trx, counted)
}

async function sumCounters(
  trx: Transaction<DB>,
  kind: ImportRow['kind'],
  ids: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, sum(value::bigint)::bigint as count
    from ${tableOf(kind)} as row, jsonb_each_text(counted(row)) where id = ${anyOf(ids)}
    group by key`.execute(trx)
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

async function uncount(
  trx: Transaction<DB>,
  counted: Readonly<Record<string, number>>,
): Promise<void> {
  await sql`select change_counters('{}', ${JSON.stringify(counted)}::jsonb)`.execute(trx)
}

import { mostListedProblems } from '@kakehashi/domain/data-files/imports'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'
import type { LineProblem } from './read-lines.ts'

export type ImportRow = Selectable<DB['imports']>

export async function insertImport(
  trx: Transaction<DB>,
  row: Insertable<DB['imports']>,
): Promise<void> {
  await trx.insertInto('imports').values(row).execute()
}

function namedImports(db: Kysely<DB>) {
  return db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.asked_by')
    .selectAll('imports')
    .select(['imports.asked_at as created_at', fullNameOf('users').as('asker_name')])
}
export type NamedImport = Awaited<ReturnType<typeof listImports>>[number]

/** Newest first. */
export function listImports(
  db: Kysely<DB>,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | undefined },
) {
  return namedImports(db)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(imports.asked_at, imports.id) < (${after?.created_at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('imports.asked_at', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(limit)
    .execute()
}

export function findNamedImport(db: Kysely<DB>, id: string): Promise<NamedImport | undefined> {
  return namedImports(db).where('imports.id', '=', id).executeTakeFirst()
}

export function findImport(db: Kysely<DB>, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
}

const whereImported = ['importing', 'done', 'stopped', 'taking-back'] as const

/** When the same file was imported, if that was not taken back. */
export async function findSameFile(
  db: Kysely<DB>,
  { id, kind, content_hash }: ImportRow,
): Promise<Date | undefined> {
  const same = await db
    .selectFrom('imports')
    .select(['asked_at', 'finished_at'])
    .where('content_hash', '=', content_hash)
    .where('kind', '=', kind)
    .where('state', 'in', whereImported)
    .where('id', '<>', id)
    .orderBy('id')
    .executeTakeFirst()
  return same && (same.finished_at ?? same.asked_at)
}

/** In one order, so that of two that are started at once the second one sees the first. */
export async function lockSameFile(
  trx: Transaction<DB>,
  { content_hash }: ImportRow,
): Promise<void> {
  await trx
    .selectFrom('imports')
    .select('id')
    .where('content_hash', '=', content_hash)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function lockImport(trx: Transaction<DB>, id: string): Promise<ImportRow | undefined> {
  return trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function saveImport(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['imports']>,
): Promise<void> {
  await trx.updateTable('imports').set(change).where('id', '=', id).execute()
}

export type ProblemRow = Awaited<ReturnType<typeof listProblems>>[number]

/** With the order that a line became, if the problem is about it. */
export function listProblems(db: Kysely<DB>, importId: string) {
  return db
    .selectFrom('import_problems')
    .leftJoin('requests', 'requests.id', 'import_problems.subject_id')
    .selectAll('import_problems')
    .select(['requests.order_number', 'requests.stage'])
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()
}

/** Replaces those of an earlier check. Only the first of many are kept. */
export async function saveProblems(
  trx: Transaction<DB>,
  importId: string,
  problems: readonly (LineProblem & { readonly subjectId?: string })[],
): Promise<void> {
  await trx.deleteFrom('import_problems').where('import_id', '=', importId).execute()
  const rows = problems.slice(0, mostListedProblems).map((problem, position) => ({
    import_id: importId,
    position,
    line: problem.line,
    column_key: problem.column ?? null,
    code: problem.code,
    other_line: problem.otherLine ?? null,
    day: problem.day ?? null,
    subject_id: problem.subjectId ?? null,
  }))
  if (rows.length > 0) await trx.insertInto('import_problems').values(rows).execute()
}

export function listDueFiles(db: Kysely<DB>, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('imports')
    .select('id')
    .where('object_key', 'is not', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(100)
    .execute()
}

export async function eraseNames(trx: Transaction<DB>): Promise<void> {
  await trx.updateTable('imports').set({ name: '' }).where('name', '<>', '').execute()
}

/** Files that nobody has imported yet, checked or not. */
export function lockStored(trx: Transaction<DB>): Promise<ImportRow[]> {
  return trx
    .selectFrom('imports')
    .selectAll()
    .where('object_key', 'is not', null)
    .where('state', 'in', ['checking', 'checked'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function listStoredWithOtherKey(db: Kysely<DB>, keyId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('imports')
    .select('id')
    .where('key_id', 'is not', null)
    .where('key_id', '<>', keyId)
    .execute()
}

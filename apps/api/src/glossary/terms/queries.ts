import { possibleTerms } from '@kakehashi/domain/glossary/term-words'
import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { CursorPosition } from '../../db/cursor.ts'
import type { DB } from '../../db/schema.gen.ts'

export type TermRow = Selectable<DB['glossary_terms']>

interface TermsPage {
  readonly isArchived: boolean
  readonly limit: number
  readonly after: CursorPosition | undefined
}

/** Newest first. */
export function listTerms(
  db: Kysely<DB>,
  { isArchived, limit, after }: TermsPage,
): Promise<TermRow[]> {
  let query = db
    .selectFrom('glossary_terms')
    .selectAll()
    .where('archived_at', isArchived ? 'is not' : 'is', null)
  if (after) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id}::uuid)`)
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export async function findTerms(db: Kysely<DB>, ids: readonly string[]): Promise<TermRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('glossary_terms')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

const mostFound = 200

/** Terms in use that a sentence has as a whole, and not only a part of them. */
export async function findTermsWithin(db: Kysely<DB>, sentence: string): Promise<TermRow[]> {
  const words = possibleTerms(sentence)
  if (words.length === 0) return []
  const found = await db
    .selectFrom('search_words')
    .select('subject_id')
    .where('subject_kind', '=', 'term')
    .where('word', '=', anyOf(words))
    .orderBy('subject_id', 'desc')
    .limit(mostFound)
    .execute()
  const terms = await findTerms(db, [...new Set(found.map(({ subject_id }) => subject_id))])
  return terms.filter(({ archived_at }) => archived_at === null)
}

export function lockTerm(trx: Transaction<DB>, id: string): Promise<TermRow | undefined> {
  return trx
    .selectFrom('glossary_terms')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function insertTerm(
  trx: Transaction<DB>,
  term: Insertable<DB['glossary_terms']>,
): Promise<TermRow> {
  return trx.insertInto('glossary_terms').values(term).returningAll().executeTakeFirstOrThrow()
}

/** For an import. Those that somebody else has added meanwhile are left as they are. */
export async function insertNewTerms(
  trx: Transaction<DB>,
  terms: readonly Insertable<DB['glossary_terms']>[],
): Promise<TermRow[]> {
  if (terms.length === 0) return []
  return trx
    .insertInto('glossary_terms')
    .values([...terms])
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
}

/** Locked, to compare them with a file. */
export async function listSameJapanese(
  trx: Transaction<DB>,
  japanese: readonly string[],
): Promise<TermRow[]> {
  if (japanese.length === 0) return []
  return trx
    .selectFrom('glossary_terms')
    .selectAll()
    .where('japanese', '=', anyOf(japanese))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function saveTerm(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['glossary_terms']>,
): Promise<TermRow> {
  return trx
    .updateTable('glossary_terms')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

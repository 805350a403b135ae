import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type SubjectKind = 'user' | 'request'

/** What a person or a request is found by, from now on. */
export async function saveWords(
  trx: Transaction<DB>,
  kind: SubjectKind,
  id: string,
  words: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('search_words')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()
  if (words.length === 0) return
  await trx
    .insertInto('search_words')
    .values(words.map((word) => ({ word, subject_kind: kind, subject_id: id })))
    .execute()
}

/** However common a beginning is, no search looks at more entries than this. */
export const mostEntries = 500

/** How often one beginning may stand in the words of one person: yamada, yamadahanako. */
const mostWordsAlike = 5

/**
 * Those for whom every term is the beginning of some word. The rarest term is looked up in the
 * index and those found are kept who have the others too; what is read is bounded by a limit, not
 * by the table.
 */
export async function findSubjects(
  db: Kysely<DB>,
  kind: SubjectKind,
  terms: readonly string[],
  limit: number,
): Promise<string[]> {
  const [rarest, ...others] = terms.length > 1 ? await rarestFirst(db, kind, terms) : terms
  if (rarest === undefined) return []
  // All candidates are looked up for the next term in one go along the index, not one by one.
  const alsoFound = others.map(
    (term, index) => sql`, ${sql.ref(`found_${index}`)} as materialized (
      select subject_id from search_words
      where subject_kind = ${kind} and subject_id = any (array(select subject_id from candidate))
        and word >= ${term} and word < ${endOf(term)})`,
  )
  const areFound = others.map(
    (_, index) => sql`and subject_id in (select subject_id from ${sql.ref(`found_${index}`)})`,
  )
  const { rows } = await sql<{ subject_id: string }>`
    with candidate as materialized (
      select word, subject_id from search_words
      where word >= ${rarest} and word < ${endOf(rarest)} and subject_kind = ${kind}
      order by word, subject_id desc limit ${mostEntries}
    ) ${sql.join(alsoFound, sql` `)}
    select subject_id from candidate where true ${sql.join(areFound, sql` `)}
    order by word, subject_id desc limit ${limit * mostWordsAlike}`.execute(db)
  return [...new Set(rows.map((row) => row.subject_id))].slice(0, limit)
}

/** A surname may be shared by thousands, and the word typed beside it by hardly anyone. */
async function rarestFirst(
  db: Kysely<DB>,
  kind: SubjectKind,
  terms: readonly string[],
): Promise<string[]> {
  const counts = terms.map(
    (term) => sql`select ${term}::text as term, count(*) as count from (
      select from search_words
      where word >= ${term} and word < ${endOf(term)} and subject_kind = ${kind}
      limit ${mostEntries}) as entries`,
  )
  const { rows } = await sql<{ term: string }>`
    ${sql.join(counts, sql` union all `)} order by count`.execute(db)
  return rows.map(({ term }) => term)
}

/** The first text after all that begin with a term, in the order of their bytes. */
function endOf(term: string): string {
  return `${term}\u{10FFFF}`
}

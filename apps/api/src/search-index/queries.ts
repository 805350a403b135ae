import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type SubjectKind = 'user' | 'request' | 'term'

/** Replaces the words under which a user or a request is found. */
export async function saveSearchWords(
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

/** For many that are new. */
export async function insertSearchWords(
  trx: Transaction<DB>,
  kind: SubjectKind,
  subjects: readonly { readonly id: string; readonly words: readonly string[] }[],
): Promise<void> {
  const rows = subjects.flatMap(({ id, words }) => words.map((word) => ({ id, word })))
  if (rows.length === 0) return
  await sql`
    insert into search_words (subject_kind, subject_id, word)
    select ${kind}, id, word from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ word }) => word)}::text[]) as new (id, word)
  `.execute(trx)
}

/** Limits the work of a search for a very common prefix. */
export const maxEntries = 500

/** How many words of one subject may share a prefix, such as yamada and yamadahanako. */
const maxWordsWithSamePrefix = 5

/**
 * Finds subjects that have, for every term, a word that starts with it. Looks up the rarest term
 * in the index and keeps the candidates that match the other terms too, so that the work is
 * limited by a constant and not by the size of the table.
 */
export async function findSubjects(
  db: Kysely<DB>,
  kind: SubjectKind,
  terms: readonly string[],
  limit: number,
): Promise<string[]> {
  const [rarest, ...others] = terms.length > 1 ? await rarestFirst(db, kind, terms) : terms
  if (rarest === undefined) return []
  // One index scan per term for all candidates, instead of one lookup per candidate.
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
      order by word, subject_id desc limit ${maxEntries}
    ) ${sql.join(alsoFound, sql` `)}
    select subject_id from candidate where true ${sql.join(areFound, sql` `)}
    order by word, subject_id desc limit ${limit * maxWordsWithSamePrefix}`.execute(db)
  return [...new Set(rows.map((row) => row.subject_id))].slice(0, limit)
}

/** Thousands may share a surname, while the other term matches only a few. */
async function rarestFirst(
  db: Kysely<DB>,
  kind: SubjectKind,
  terms: readonly string[],
): Promise<string[]> {
  const counts = terms.map(
    (term) => sql`select ${term}::text as term, count(*) as count from (
      select from search_words
      where word >= ${term} and word < ${endOf(term)} and subject_kind = ${kind}
      limit ${maxEntries}) as entries`,
  )
  const { rows } = await sql<{ term: string }>`
    ${sql.join(counts, sql` union all `)} order by count`.execute(db)
  return rows.map(({ term }) => term)
}

/** An upper bound for all words that start with the term, in byte order. */
export function endOf(term: string): string {
  return `${term}\u{10FFFF}`
}

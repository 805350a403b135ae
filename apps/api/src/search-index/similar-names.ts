import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { endOf } from './queries.ts'

/** Short words are similar to too many others. */
const shortestTerm = 4
/** Limits the work for a spelling that is similar to a very common name. */
const maxSimilarEntries = 2_000

/**
 * People with a name that is spelled like the longest term, most similar first; for every other
 * term they have a word that starts with it or is similar too.
 */
export async function findSimilarPeople(
  db: Kysely<DB>,
  [longest = '', ...others]: readonly string[],
  limit: number,
): Promise<string[]> {
  if (longest.length < shortestTerm) return []
  const alsoMatch = others.map(
    (term) => sql`and exists (
      select from search_words as other
      where other.subject_kind = 'user' and other.subject_id = candidate.subject_id
        and (other.word >= ${term} and other.word < ${endOf(term)} or other.word % ${term}))`,
  )
  // The first conditions repeat the predicate of the partial index.
  const { rows } = await sql<{ subject_id: string }>`
    with candidate as materialized (
      select subject_id, similarity(word, ${longest}) as score from search_words
      where subject_kind = 'user' and word ~ '^[a-z]{3,30}$' and word % ${longest}
      limit ${maxSimilarEntries}
    )
    select subject_id from candidate where true ${sql.join(alsoMatch, sql` `)}
    group by subject_id order by max(score) desc, subject_id desc limit ${limit}`.execute(db)
  return rows.map((row) => row.subject_id)
}

import { createHash } from 'node:crypto'
import type { SentencePair } from '@kakehashi/domain/memory/mask-pair'
import { partsOfSentence, sketchOf } from '@kakehashi/domain/memory/similar-sentences'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { anyOf } from '../../db/any-of.ts'
import type { CursorPosition } from '../../db/cursor.ts'
import type { DB } from '../../db/schema.gen.ts'

export type PairRow = Selectable<DB['memory_pairs']>

export function hashOfPair({ english, japanese }: SentencePair): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([english, japanese]))
    .digest()
}

/** Those that are there already are left as they are. Returns the ids of the new ones. */
export async function insertPairs(
  trx: Transaction<DB>,
  pairs: readonly SentencePair[],
  { now, requestId }: { readonly now: Date; readonly requestId: string | null },
): Promise<string[]> {
  if (pairs.length === 0) return []
  const rows = await trx
    .insertInto('memory_pairs')
    .values(
      pairs.map(({ english, japanese }) => ({
        id: uuidv7(),
        english,
        japanese,
        content_hash: hashOfPair({ english, japanese }),
        created_at: now,
        request_id: requestId,
      })),
    )
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .returning(['id', 'english', 'japanese'])
    .execute()
  await insertGrams(trx, rows)
  return rows.map(({ id }) => id)
}

async function insertGrams(
  trx: Transaction<DB>,
  rows: readonly Pick<PairRow, 'id' | 'english' | 'japanese'>[],
): Promise<void> {
  const grams = rows.flatMap(({ id, english, japanese }) => [
    ...sketchOf(partsOfSentence(english)).map((gram) => ({ id, language: 'en', gram })),
    ...sketchOf(partsOfSentence(japanese)).map((gram) => ({ id, language: 'ja', gram })),
  ])
  await sql`
    insert into memory_grams (language, gram, pair_id)
    select language, gram, id from unnest(
      ${grams.map(({ language }) => language)}::text[], ${grams.map(({ gram }) => gram)}::integer[],
      ${grams.map(({ id }) => id)}::uuid[]) as new (language, gram, id)`.execute(trx)
}

/** Limits the work for a part that very many sentences have, such as 'the'. */
const mostOfEachGram = 300
const mostCandidates = 60

/** The sentences that have most of these hashes. The caller compares the sentences themselves. */
export async function findCandidates(
  db: Kysely<DB>,
  language: 'en' | 'ja',
  grams: readonly number[],
): Promise<PairRow[]> {
  if (grams.length === 0) return []
  const { rows } = await sql<PairRow>`
    with found as materialized (
      select newest.pair_id, count(*) as common
      from unnest(${[...grams]}::integer[]) as wanted (gram)
      cross join lateral (
        select pair_id from memory_grams
        where language = ${language} and memory_grams.gram = wanted.gram
        order by pair_id desc limit ${mostOfEachGram}
      ) as newest
      group by newest.pair_id order by common desc, newest.pair_id desc limit ${mostCandidates}
    )
    select memory_pairs.* from found
    cross join lateral (select * from memory_pairs where id = found.pair_id) as memory_pairs`.execute(
    db,
  )
  return rows
}

/** Newest first. */
export function listPairs(
  db: Kysely<DB>,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | undefined },
): Promise<PairRow[]> {
  let query = db.selectFrom('memory_pairs').selectAll()
  if (after) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id}::uuid)`)
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export function getPair(db: Kysely<DB>, pair: SentencePair): Promise<PairRow> {
  return db
    .selectFrom('memory_pairs')
    .selectAll()
    .where('content_hash', '=', hashOfPair(pair))
    .executeTakeFirstOrThrow()
}

/** Which of these are there already. */
export async function listKnown(
  db: Kysely<DB>,
  pairs: readonly SentencePair[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set()
  const rows = await db
    .selectFrom('memory_pairs')
    .select('content_hash')
    .where('content_hash', '=', anyOf(pairs.map(hashOfPair)))
    .execute()
  return new Set(rows.map(({ content_hash }) => content_hash.toString('hex')))
}

export function listPairsOf(trx: Transaction<DB>, requestId: string): Promise<PairRow[]> {
  return trx
    .selectFrom('memory_pairs')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .execute()
}

/** Its hashes go with it. Undefined if it is gone already. */
export function deletePair(trx: Transaction<DB>, id: string): Promise<{ id: string } | undefined> {
  return trx.deleteFrom('memory_pairs').where('id', '=', id).returning('id').executeTakeFirst()
}

export async function forgetRequest(trx: Transaction<DB>, requestId: string): Promise<void> {
  await trx
    .updateTable('memory_pairs')
    .set({ request_id: null })
    .where('request_id', '=', requestId)
    .execute()
}

import { maskPair } from '@kakehashi/domain/memory/mask-pair'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import {
  deletePair,
  forgetRequest,
  insertPairs,
  listPairsOf,
} from '../../glossary/memory/queries.ts'
import type { RequestRow } from '../queries.ts'
import { namesOn } from './names-on.ts'

/**
 * Compares the sentences of a request with its names once more, because a name may have been added
 * to the request since, and then forgets whose paper they were on.
 */
export async function releasePairs(
  trx: Transaction<DB>,
  request: RequestRow,
  now: Date,
): Promise<void> {
  const pairs = await listPairsOf(trx, request.id)
  if (pairs.length === 0) return
  const names = await namesOn(trx, request)
  for (const { id, english, japanese } of pairs) {
    const masked = maskPair({ english, japanese }, names)
    if (masked.english === english && masked.japanese === japanese) continue
    await deletePair(trx, id)
    await insertPairs(trx, [masked], { now, requestId: null })
  }
  await forgetRequest(trx, request.id)
}

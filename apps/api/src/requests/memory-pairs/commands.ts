import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type * as contract from '@kakehashi/contract/memory'
import { maskPair } from '@kakehashi/domain/memory/mask-pair'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { getPair, insertPairs, type PairRow } from '../../glossary/memory/queries.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { namesOn } from './names-on.ts'

/** Keeps a sentence of the request with its translation, without anything about a person. */
export async function addPair(
  trx: Transaction<DB>,
  requestId: string,
  { english, japanese, otherNames }: BodyOf<typeof contract.addPair>,
  actor: Actor,
  now: Date,
): Promise<PairRow> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  demand(row.content_erased_at === null, 'content-erased')
  const others = otherNames.split(/[,、，;；]/).map((name) => [name])
  const names = [...(await namesOn(trx, row)), ...others]
  const pair = maskPair({ english, japanese }, names)
  const [added] = await insertPairs(trx, [pair], { now, requestId })
  if (added !== undefined) {
    const subject = { kind: 'pair', id: added } as const
    await recordEvent(trx, { kind: 'pair.added', at: now, actorId: actor.id, subject })
    await publishChange(trx, { type: 'Glossary' }, [])
  }
  return getPair(trx, pair)
}

import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { orderAgain as endpoint } from '@kakehashi/contract/requests/order-again'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { AgainObstacle } from '@kakehashi/domain/request/order-again'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { copyFile } from '../../documents/copy-file.ts'
import { openDayQuota } from '../../documents/uploads/day-quota.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import type { ServiceRow } from '../../services/queries.ts'
import { lockVisibleRequest } from '../access.ts'
import { createRequest } from '../create.ts'
import { wayDetailsOf } from '../delivery.ts'
import { toShownDetails } from '../submitted-details.ts'
import { copyNames } from './copy-names.ts'
import { readRepeatable, type Repeatable } from './offer.ts'
import { insertAgain } from './queries.ts'

type Wanted = BodyOf<typeof endpoint>

const refusals = {
  'not-delivered': 'again-not-delivered',
  'content-erased': 'again-no-files',
  'no-files': 'again-no-files',
  'customer-deleted': 'customer-deleted',
  'service-not-offered': 'again-not-offered',
} as const satisfies Record<AgainObstacle, string>

/**
 * A new request like any other, with the files and the names of the earlier one. In the transaction
 * of the idempotency key. The lock keeps the content of the earlier one from being erased meanwhile.
 */
export async function orderAgain(
  trx: Transaction<DB>,
  { files, uploadQuotas }: Pick<Deps, 'files' | 'uploadQuotas'>,
  requestId: string,
  wanted: Wanted,
  actor: Actor,
  now: Date,
): Promise<string> {
  const request = await lockVisibleRequest(trx, requestId, actor)
  const repeatable = await readRepeatable(trx, request, now)
  const service = demandPossible(repeatable, wanted)
  const { row, documents, translation } = repeatable
  const isCopy = wanted.way === 'copy'
  // What is copied takes as much room in the store as what is sent.
  const size = [...documents, ...(isCopy && translation ? [translation] : [])].reduce(
    (sum, file) => sum + file.size,
    0,
  )
  const quota = await openDayQuota(trx, now, actor.id, uploadQuotas)
  quota.demandRoomFor(size)
  await quota.add(size)
  const copied: string[] = []
  for (const document of documents) {
    const owner = { uploaderId: actor.id, actorId: actor.id, now }
    copied.push((await copyFile(trx, files, document, owner)).id)
  }
  const { fromLanguage, toLanguage, purpose } = toShownDetails(row)
  const order = {
    requestItem: service.name,
    // What was written about the first order may no longer hold.
    details: '',
    neededBy: null,
    purpose,
    fromLanguage,
    toLanguage: isCopy ? toLanguage : wanted.toLanguage,
    delivery: row.delivery,
    ...wayDetailsOf(row),
    document: null,
    documents: copied,
  }
  const isByCustomer = actor.id === row.user_id
  const id = await createRequest(trx, order, row.user_id, now, isByCustomer ? undefined : actor.id)
  await insertAgain(trx, {
    request_id: id,
    earlier_id: row.id,
    copies: isCopy ? wanted.copies : null,
  })
  // Whoever translates begins with what was reviewed, and it stays the work of who made it.
  if (isCopy && translation) {
    const uploaderId = translation.uploader_id
    await copyFile(trx, files, translation, { uploaderId, actorId: actor.id, now, requestId: id })
  }
  await copyNames(trx, { from: row.id, to: id, actorId: actor.id, now, areConfirmed: isCopy })
  const subject = { kind: 'request', id: row.id } as const
  await recordEvent(trx, { kind: 'request.ordered-again', at: now, actorId: actor.id, subject })
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id])
  return id
}

function demandPossible({ obstacle, ways, service, languages }: Repeatable, wanted: Wanted) {
  if (obstacle) throw new Refusal(refusals[obstacle])
  demand(ways.includes(wanted.way), 'again-no-files')
  const isPossible = wanted.way === 'copy' || languages.includes(wanted.toLanguage)
  demand(isPossible, 'invalid-fields', { fields: { toLanguage: 'choose-from-list' } })
  return service as ServiceRow
}

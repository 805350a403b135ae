import { isSamePhone } from '@kakehashi/domain/counter/same-phone'
import { readPrintedCode } from '@kakehashi/domain/printed-code'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { claimRequest as claimCall } from '@kakehashi/contract/requests/counter'
import { lockCurrentUser } from '../../accounts/people/get-user.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import { saveSearchWords } from '../../search-index/queries.ts'
import { countAttempts, limits } from '../../throttle.ts'
import { lockRequest, saveRequest } from '../queries.ts'
import { requestSearchWords } from '../request-search-words.ts'
import { hashesOf } from './claim-codes.ts'
import { findClaimableRequest, spendClaimCode } from './queries.ts'

/**
 * A wrong code, a wrong phone number and a code that was used look alike. The account gets this
 * request and no other one of the same person.
 */
export async function claimRequest(
  { db, clock, officeSecret }: Deps,
  { code: typed, phone }: BodyOf<typeof claimCall>,
  caller: { readonly userId: string; readonly address: string },
): Promise<string> {
  const { userId, address } = caller
  const now = clock.now()
  await countAttempts(db, now, [
    { limit: limits.claims, of: userId },
    { limit: limits.claimsAddress, of: address },
  ])
  const code = readPrintedCode(typed)
  const requestId =
    code === undefined ? undefined : await findClaimableRequest(db, hashesOf(officeSecret, code))
  if (requestId === undefined) throw new Refusal('claim-refused')
  await db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, userId)
    const row = await lockRequest(trx, requestId)
    if (!row || row.content_erased_at !== null) throw new Refusal('claim-refused')
    demand(isSamePhone(row.phone, phone), 'claim-refused')
    demand(await spendClaimCode(trx, requestId, userId, now), 'claim-refused')
    const change = { user_id: user.id, email: user.email }
    await saveRequest(trx, requestId, { ...change, version: row.version + 1 })
    await saveSearchWords(trx, 'request', requestId, requestSearchWords({ ...row, ...change }))
    await recordEvent(trx, {
      kind: 'request.claimed',
      at: now,
      actorId: userId,
      subject: { kind: 'request', id: requestId },
    })
    await publishChange(trx, { type: 'Request', id: requestId }, [userId, row.translator_id])
  })
  return requestId
}

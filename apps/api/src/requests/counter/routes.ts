import * as contract from '@kakehashi/contract/requests/counter'
import { printedCodeText } from '@kakehashi/domain/printed-code'
import { callerOf } from '../../accounts/sessions/caller.ts'
import { findUser } from '../../accounts/people/queries.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest, lockVisibleRequest } from '../access.ts'
import { readDetail } from '../detail.ts'
import { listReceiptsOf } from '../receipts/queries.ts'
import { claimRequest } from './claim.ts'
import { createClaimCode } from './claim-codes.ts'
import { takeOrder } from './take-order.ts'

export function counterRoutes(api: Api, deps: Deps): void {
  const { db, clock, officeSecret } = deps

  api.serve(contract.takeOrder, async ({ body, auth: { actor, language }, trx }) => {
    const now = clock.now()
    const { requestId, claimCode } = await takeOrder(trx, officeSecret, body, actor, now)
    const request = await getVisibleRequest(trx, requestId, actor)
    const [receipt] = await listReceiptsOf(trx, requestId)
    return {
      request: await readDetail(trx, request, { id: actor.id, language }, now),
      ...(receipt && { receipt: { _id: receipt.id, number: receipt.number } }),
      ...(claimCode !== undefined && { claimCode: printedCodeText(claimCode) }),
    }
  })

  api.serve(contract.renewClaimCode, ({ params, auth }) =>
    db.transaction().execute(async (trx) => {
      const { row } = await lockVisibleRequest(trx, params.requestId, auth.actor)
      const customer = await findUser(trx, row.user_id)
      demand(customer?.password_hash === null, 'customer-has-account')
      const now = clock.now()
      const code = await createClaimCode(trx, officeSecret, row.id, now)
      await recordEvent(trx, {
        kind: 'request.claim-code-renewed',
        at: now,
        actorId: auth.actor.id,
        subject: { kind: 'request', id: row.id },
      })
      return { claimCode: printedCodeText(code) }
    }),
  )

  api.serve(contract.claimRequest, async ({ body, auth: { actor, language }, request }) => {
    const caller = { userId: actor.id, address: callerOf(request).address }
    const id = await claimRequest(deps, body, caller)
    const claimed = await getVisibleRequest(db, id, actor)
    return readDetail(db, claimed, { id: actor.id, language }, clock.now())
  })
}

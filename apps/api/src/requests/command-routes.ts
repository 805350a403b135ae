import * as contract from '@kakehashi/contract/request-commands'
import type { Command } from '@kakehashi/domain/request/commands'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/endpoint-routes.ts'
import { demandSameId } from '../http/same-id.ts'
import type { Visit } from '../accounts/sessions/authenticate.ts'
import { advanceRequest } from './commands.ts'
import { readDetail } from './detail.ts'
import { getVisibleRequest } from './access.ts'

/** Each call is one command; the body's own flags and clock have stopped in the contract. */
export function requestCommandRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.updateRequest, ({ params, body, visit }) =>
    advance(params.requestId, body, body.command, visit),
  )
  api.serve(contract.recordPaid, ({ params, body, visit }) =>
    advance(params.requestId, body, { kind: 'recordPaid', paidCents: body.paidAmount }, visit),
  )
  api.serve(contract.assignTranslator, ({ params, body, visit }) => {
    const command = { kind: 'assignTranslator', translatorId: body.translator } as const
    return advance(params.requestId, body, command, visit)
  })
  api.serve(contract.returnRequest, ({ params, body, visit }) => {
    const { reason, translation } = body
    const command = { kind: 'returnToTranslator', reason, fileId: translation } as const
    return advance(params.requestId, body, command, visit)
  })
  api.serve(contract.answerQuote, ({ params, body, visit }) => {
    const { quoteVersion, reason } = body
    const command: Command =
      body.answer === 'accepted'
        ? { kind: 'acceptQuote', quoteVersion }
        : { kind: 'declineQuote', quoteVersion, reason }
    return advance(params.requestId, body, command, visit)
  })
  api.serve(contract.releaseTranslation, ({ params, body, visit }) =>
    advance(params.requestId, body, { kind: 'releaseTranslation' }, visit),
  )
  api.serve(contract.promiseDay, ({ params, body, visit }) =>
    advance(params.requestId, body, { kind: 'promise', day: body.promisedOn }, visit),
  )
  api.serve(contract.closeRequest, ({ params, body, visit }) =>
    advance(params.requestId, body, { kind: 'close', reason: body.reason }, visit),
  )
  api.serve(contract.reopenRequest, ({ params, body, visit }) =>
    advance(params.requestId, body, { kind: 'reopen' }, visit),
  )

  async function advance(
    requestId: string,
    body: { readonly requestId?: string | undefined; readonly version?: number | undefined },
    command: Command,
    visit: Visit,
  ) {
    demandSameId(requestId, body.requestId)
    const asked = { requestId, command, seenVersion: body.version }
    await db.transaction().execute((trx) => advanceRequest(trx, asked, visit.actor, clock.now()))
    const { actor, language } = visit
    const seen = await getVisibleRequest(db, requestId, actor)
    return readDetail(db, seen, { id: actor.id, language }, clock.now())
  }
}

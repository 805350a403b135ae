import { done } from '@kakehashi/contract/http/done-reply'
import { refusalText } from '@kakehashi/contract/refusals/refusals'
import { changeRequests } from '@kakehashi/contract/requests/bulk'
import * as contract from '@kakehashi/contract/requests/request-commands'
import type { Command } from '@kakehashi/domain/request/commands'
import { deliveryOf } from '@kakehashi/domain/request/delivery'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { demandPermission, demandSameId } from '../http/serve-endpoint.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { getSetting } from '../settings/queries.ts'
import { changeMany, undoableOf } from './bulk.ts'
import { advanceRequest, type CommandInput } from './commands.ts'
import { declineWork } from './decline-work.ts'
import { readDetail } from './detail.ts'
import { getVisibleRequest } from './access.ts'
import { undoMove } from './moves/undo.ts'

interface CommandBody {
  readonly requestId?: string | undefined
  readonly version?: number | undefined
}

/** Each endpoint runs one command. The contract ignores stage flags and times in the body. */
export function requestCommandRoutes(api: Api, { db, clock, undoSeconds }: Deps): void {
  api.serve(contract.updateRequest, ({ params, body, auth }) =>
    advance(params.requestId, body, body.command, auth),
  )
  api.serve(contract.recordPaid, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'recordPaid', paidCents: body.paidAmount }, auth),
  )
  api.serve(contract.recordRefund, ({ params, body, auth }) => {
    const { amount: refundCents, reason, lowersPrice, method, yenRate } = body
    const tender = { ...(method && { method }), ...(yenRate !== undefined && { yenRate }) }
    const command = { kind: 'recordRefund', refundCents, reason, lowersPrice, ...tender } as const
    return advance(params.requestId, body, command, auth)
  })
  api.serve(contract.assignTranslator, ({ params, body, auth }) => {
    const command = { kind: 'assignTranslator', translatorId: body.translator } as const
    return advance(params.requestId, body, command, auth)
  })
  api.serve(contract.acceptWork, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'acceptWork' }, auth),
  )
  api.serve(contract.declineWork, async ({ params, body, auth }) => {
    const command = { kind: 'declineWork', reason: body.reason } as const
    const input = await inputOf(params.requestId, body, command)
    await db.transaction().execute((trx) => declineWork(trx, input, auth.actor, clock.now()))
    return done('work-declined', auth.language)
  })
  api.serve(contract.returnRequest, ({ params, body, auth }) => {
    const { reason, translation } = body
    const command = { kind: 'returnToTranslator', reason, fileId: translation } as const
    return advance(params.requestId, body, command, auth)
  })
  api.serve(contract.withdrawTranslation, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'withdrawTranslation' }, auth),
  )
  api.serve(contract.answerQuote, ({ params, body, auth }) => {
    const { quoteVersion, reason } = body
    const command: Command =
      body.answer === 'accepted'
        ? { kind: 'acceptQuote', quoteVersion }
        : { kind: 'declineQuote', quoteVersion, reason }
    return advance(params.requestId, body, command, auth)
  })
  api.serve(contract.releaseTranslation, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'releaseTranslation' }, auth),
  )
  api.serve(contract.promiseDay, ({ params, body, auth }) => {
    const { promisedOn: day, reason } = body
    return advance(params.requestId, body, { kind: 'promise', day, reason }, auth)
  })
  api.serve(contract.changeDelivery, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'changeDelivery', ...deliveryOf(body) }, auth),
  )
  api.serve(contract.closeRequest, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'close', reason: body.reason }, auth),
  )
  api.serve(contract.reopenRequest, ({ params, body, auth }) =>
    advance(params.requestId, body, { kind: 'reopen' }, auth),
  )

  api.serve(changeRequests, async ({ body, auth: { actor, language } }) => {
    if (body.action === 'assign') demandPermission(actor, 'requests.assign')
    const { done: changed, refused } = await changeMany(
      db,
      body,
      await undoTime(),
      actor,
      clock.now(),
    )
    return {
      done: changed,
      undo: await undoableOf(db, changed, clock.now()),
      refused: refused.map(({ _id, refusal: { code, details } }) => ({
        _id,
        code,
        message: refusalText(code, language, details.values),
      })),
    }
  })
  api.serve(contract.stepBack, ({ params, body, auth }) => {
    const command = { kind: 'stepBack', from: body.from, reason: body.reason } as const
    return advance(params.requestId, body, command, auth)
  })
  api.serve(contract.undoMove, async ({ params, body, auth }) => {
    demandSameId(params.requestId, body.requestId)
    const input = { requestId: params.requestId, moveId: body.move }
    await db.transaction().execute((trx) => undoMove(trx, input, auth.actor, clock.now()))
    return detail(params.requestId, auth)
  })

  async function advance(
    requestId: string,
    body: CommandBody,
    command: Command,
    auth: AuthContext,
  ) {
    const input = await inputOf(requestId, body, command)
    await db.transaction().execute((trx) => advanceRequest(trx, input, auth.actor, clock.now()))
    return detail(requestId, auth)
  }

  async function inputOf(
    requestId: string,
    body: CommandBody,
    command: Command,
  ): Promise<CommandInput> {
    demandSameId(requestId, body.requestId)
    return { requestId, command, seenVersion: body.version, undoSeconds: await undoTime() }
  }

  async function undoTime(): Promise<number> {
    return undoSeconds ?? (await getSetting(db, 'undoSeconds'))
  }

  async function detail(requestId: string, { actor, language }: AuthContext) {
    const request = await getVisibleRequest(db, requestId, actor)
    return readDetail(db, request, { id: actor.id, language }, clock.now())
  }
}

import * as contract from '@kakehashi/contract/requests/conversations'
import { done } from '@kakehashi/contract/http/done-reply'
import type { Transaction } from 'kysely'
import { fromCursor } from '../../db/cursor.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { linkNext } from '../../http/pagination-links.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demandSameId } from '../../http/serve-endpoint.ts'
import { assignHandler, endWait, markUnread, removeUnreadMark } from './commands.ts'
import { listAwaitingReply } from './queries.ts'
import { getOfficeTime } from '../../office/office-time.ts'
import { toInboxItems } from './inbox-items.ts'

export function conversationRoutes(api: Api, { db, clock }: Deps): void {
  const change = (work: (trx: Transaction<DB>) => Promise<void>) => db.transaction().execute(work)

  api.serve(contract.listAwaitingReply, async (call) => {
    const { limit, cursor } = call.query
    const rows = await listAwaitingReply(db, { limit, after: fromCursor(cursor) })
    const positions = rows.map(({ id, awaiting_reply_since, created_at }) => ({
      id,
      created_at: awaiting_reply_since ?? created_at,
    }))
    linkNext(call, positions)
    return toInboxItems(db, rows, call.auth.actor, await getOfficeTime(db, clock.now()))
  })

  api.serve(contract.noReplyNeeded, async ({ params, body, auth }) => {
    demandSameId(params.requestId, body.requestId)
    await change((trx) => endWait(trx, params.requestId, body.message, auth.actor, clock.now()))
    return done('no-reply-needed', auth.language)
  })

  api.serve(contract.assignHandler, async ({ params, body, auth }) => {
    demandSameId(params.requestId, body.requestId)
    const { handler } = body
    await change((trx) => assignHandler(trx, params.requestId, handler, auth.actor, clock.now()))
    return done(handler === null ? 'handler-released' : 'handler-chosen', auth.language)
  })

  api.serve(contract.markUnread, async ({ params, auth }) => {
    await change((trx) => markUnread(trx, params.requestId, auth.actor, clock.now()))
    return done('marked-unread', auth.language)
  })

  api.serve(contract.removeUnreadMark, async ({ params, auth }) => {
    await change((trx) => removeUnreadMark(trx, params.requestId, auth.actor))
    return done('messages-read', auth.language)
  })
}

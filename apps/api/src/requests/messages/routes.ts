import * as contract from '@kakehashi/contract/requests/messages'
import { fromCursor } from '../../db/cursor.ts'
import type { Deps } from '../../deps.ts'
import { linkEarlier } from '../../http/pagination-links.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demandSameId } from '../../http/serve-endpoint.ts'
import { demand } from '../../refusal.ts'
import { getVisibleRequest } from '../access.ts'
import { writeMessage } from './commands.ts'
import { listMessages } from './queries.ts'
import { toMessageView } from './view.ts'

export function messageRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listMessages, async (call) => {
    const { params, query, auth } = call
    const { row, parts } = await getVisibleRequest(db, params.requestId, auth.actor)
    demand(parts.includes('office') || parts.includes('customer'), 'forbidden')
    const page = { limit: query.limit, before: fromCursor(query.before) }
    const messages = await listMessages(db, row.id, page)
    linkEarlier(call, messages)
    return messages.map((message) => toMessageView(message, auth.actor.id, parts))
  })

  api.serve(contract.writeMessage, async ({ params, body, auth, trx }) => {
    demandSameId(params.requestId, body.requestId)
    const now = clock.now()
    const { message, parts } = await writeMessage(
      trx,
      params.requestId,
      body.comment,
      auth.actor,
      now,
    )
    return toMessageView(message, auth.actor.id, parts)
  })
}

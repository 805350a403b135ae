import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/requests/requests'
import * as retention from '@kakehashi/contract/requests/retention'
import type { Part } from '@kakehashi/domain/request/commands'
import { partsOf } from '@kakehashi/domain/request/commands'
import type { Transaction } from 'kysely'
import { fromCursor } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { countDocuments } from '../documents/count-documents.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { demandSameId } from '../http/serve-endpoint.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { getOfficeTime } from '../office/office-time.ts'
import { toInboxItems } from './conversations/inbox-items.ts'
import { readLastMessages } from './messages/last-messages.ts'
import { findReturnReasons } from './notes/queries.ts'
import { createRequest } from './create.ts'
import { listToDo } from './desk-queries.ts'
import { readDetail } from './detail.ts'
import { addDocument } from './add-document.ts'
import { ownRequestConditions } from './own-request-filters.ts'
import type { RequestRow } from './queries.ts'
import { listRequests } from './queries.ts'
import { toRequestPage } from './list-query.ts'
import { readQueue } from './stage-queue.ts'
import { markRead, markViewed } from './mark-read.ts'
import { partiesOf } from './state.ts'
import { toCustomerItem, toDeskItem, toOfficeItem } from './view.ts'
import { getVisibleRequest } from './access.ts'
import { holdRequest } from './hold.ts'
import { ensurePickupCode } from './pickup-codes/queries.ts'

export function requestRoutes(api: Api, { db, clock }: Deps): void {
  const detail = async (id: string, { actor, language }: AuthContext, source = db) => {
    const request = await getVisibleRequest(source, id, actor)
    return readDetail(source, request, { id: actor.id, language }, clock.now())
  }

  const change = (work: (trx: Transaction<DB>) => Promise<void>) => db.transaction().execute(work)

  api.serve(contract.createRequest, async ({ body, auth, trx }) => {
    const id = await createRequest(trx, body, auth.actor.id, clock.now())
    return detail(id, auth, trx)
  })

  api.serve(contract.listRequests, async (call) => {
    const time = await getOfficeTime(db, clock.now())
    const { actor } = call.auth
    const { stage } = call.query
    const rows = await listRequests(db, toRequestPage(call.query, actor.id, time))
    linkNext(call, rows)
    if (stage === 'inbox') return toInboxItems(db, rows, actor, time)
    const sizes = await countDocuments(db, stage === undefined ? [] : rows)
    return rows.map((row) =>
      Object.assign(toOfficeItem(row, partsIn(row, call.auth), time), sizes.get(row.id)),
    )
  })

  api.serve(retention.holdRequest, async ({ params, body, auth }) => {
    await change((trx) => holdRequest(trx, params.requestId, body, auth.actor, clock.now()))
    return detail(params.requestId, auth)
  })

  api.serve(contract.getQueue, async ({ params, query, auth }) => {
    const { row } = await getVisibleRequest(db, params.requestId, auth.actor)
    return readQueue(db, row, query.stage)
  })

  api.serve(contract.myRequests, async (call) => {
    const { limit, cursor, ...wanted } = call.query
    const conditions = ownRequestConditions(wanted)
    const page = { user: call.auth.actor.id, conditions, limit, after: fromCursor(cursor) }
    const rows = await listRequests(db, page)
    linkNext(call, rows)
    const time = await getOfficeTime(db, clock.now())
    const [lastMessages, sizes] = await Promise.all([
      readLastMessages(db, rows),
      countDocuments(db, rows),
    ])
    return rows.map((row) =>
      Object.assign(
        toCustomerItem(row, partsIn(row, call.auth), time),
        { documentCount: sizes.get(row.id)?.documentCount ?? 0 },
        lastMessages.get(row.id),
      ),
    )
  })

  api.serve(contract.assignedRequests, async (call) => {
    const { limit, cursor, toDo } = call.query
    const page = { translator: call.auth.actor.id, limit, after: fromCursor(cursor) }
    const rows =
      toDo === '1'
        ? await listToDo(db, page)
        : await listRequests(db, { ...page, isOnDesk: true, isWithOthers: toDo === '0' })
    linkNext(call, rows)
    const returned = rows.filter((row) => row.returned_at !== null).map(({ id }) => id)
    const reasons = await findReturnReasons(db, returned)
    const time = await getOfficeTime(db, clock.now())
    return rows.map((row) => toDeskItem(row, partsIn(row, call.auth), time, reasons.get(row.id)))
  })

  api.serve(contract.getRequest, async ({ params, auth }) => {
    const request = await getVisibleRequest(db, params.id, auth.actor)
    await ensurePickupCode(db, request, clock.now())
    return detail(params.id, auth)
  })

  api.serve(contract.addDocument, async ({ params, body, auth }) => {
    demandSameId(params.requestId, body.requestId)
    await change((trx) =>
      addDocument(trx, params.requestId, body.document, auth.actor, clock.now()),
    )
    return detail(params.requestId, auth)
  })
  api.serve(contract.markViewed, async ({ params, body, auth }) => {
    demandSameId(params.requestId, body.requestId)
    await change((trx) => markViewed(trx, params.requestId, body, auth.actor, clock.now()))
    return done('request-viewed', auth.language)
  })
  api.serve(contract.markRead, async ({ params, body, auth }) => {
    demandSameId(params.requestId, body.requestId)
    await change((trx) => markRead(trx, params.requestId, body, auth.actor, clock.now()))
    return done('messages-read', auth.language)
  })
}

function partsIn(row: RequestRow, { actor }: AuthContext): Part[] {
  return partsOf(actor, partiesOf(row))
}

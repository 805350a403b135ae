import * as contract from '@kakehashi/contract/history'
import { addDays, instantAt } from '@kakehashi/domain/calendar/day'
import { kindsIn } from '@kakehashi/domain/history/event-texts'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getTimeZone } from '../office/queries.ts'
import { askForCheck } from './commands.ts'
import { findRequestId, listHistory, listNewestChecks } from './queries.ts'
import { toChecks, toEntry } from './view.ts'

export function historyRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listHistory, async (call) => {
    const { person, order, group, from, to, limit, cursor } = call.query
    const after = fromCursor(cursor)
    const requestId = order ? await findRequestId(db, order.toUpperCase()) : undefined
    if (order && requestId === undefined) return []
    const timeZone = await getTimeZone(db)
    const rows = await listHistory(db, {
      personId: person,
      requestId,
      kinds: group && kindsIn(group),
      since: from ? instantAt(from, '0000', timeZone) : undefined,
      before: to ? instantAt(addDays(to, 1), '0000', timeZone) : undefined,
      limit,
      after,
    })
    linkNext(call, rows)
    return rows.map(toEntry)
  })

  const readChecks = async () => toChecks(await listNewestChecks(db), clock.now())

  api.serve(contract.getHistoryChecks, readChecks)

  api.serve(contract.verifyHistoryNow, async ({ auth }) => {
    await db.transaction().execute((trx) => askForCheck(trx, auth.actor.id, clock.now()))
    return readChecks()
  })
}

import * as contract from '@kakehashi/contract/figures'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getTimeZone } from '../office/queries.ts'
import { listBehind } from './list-queries.ts'
import { toListedOrder } from './list-view.ts'
import { readFigures } from './read-figures.ts'

export function figureRoutes(api: Api, { db }: Deps): void {
  api.serve(contract.getFigures, ({ query }) => readFigures(db, query))

  api.serve(contract.listFigureOrders, async (call) => {
    const { cursor, service, translator, ...query } = call.query
    const page = {
      ...query,
      service,
      translator,
      after: fromCursor(cursor),
      timeZone: await getTimeZone(db),
    }
    const rows = await listBehind(db, page)
    linkNext(call, rows)
    return rows.map(toListedOrder)
  })
}

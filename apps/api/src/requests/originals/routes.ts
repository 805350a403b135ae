import * as contract from '@kakehashi/contract/requests/originals'
import type { Transaction } from 'kysely'
import { fromCursor } from '../../db/cursor.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { linkNext } from '../../http/pagination-links.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { readDetail } from '../detail.ts'
import { giveOriginalBack, moveOriginal, receiveOriginal, removeOriginal } from './commands.ts'
import { listInHouse } from './queries.ts'
import { toHeldOriginal } from './view.ts'

export function originalRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listOriginals, async (call) => {
    const { shelf, limit, cursor } = call.query
    const rows = await listInHouse(db, { shelf, limit, after: fromCursor(cursor) })
    linkNext(call, rows)
    return rows.map(toHeldOriginal)
  })

  api.serve(contract.receiveOriginal, async ({ params, body, auth, trx }) => {
    await receiveOriginal(trx, params.requestId, body, auth.actor, clock.now())
    return detail(trx, params.requestId, auth)
  })
  api.serve(contract.moveOriginal, ({ params, body, auth }) =>
    change(params.requestId, auth, (trx) =>
      moveOriginal(trx, params, body.shelf, auth.actor, clock.now()),
    ),
  )
  api.serve(contract.removeOriginal, ({ params, body, auth }) =>
    change(params.requestId, auth, (trx) =>
      removeOriginal(trx, params, body.reason, auth.actor, clock.now()),
    ),
  )
  api.serve(contract.giveOriginalBack, ({ params, body, auth }) =>
    change(params.requestId, auth, (trx) =>
      giveOriginalBack(trx, params, body, auth.actor, clock.now()),
    ),
  )

  async function change(
    requestId: string,
    auth: AuthContext,
    work: (trx: Transaction<DB>) => Promise<void>,
  ) {
    await db.transaction().execute(work)
    return detail(db, requestId, auth)
  }

  async function detail(source: typeof db, requestId: string, { actor, language }: AuthContext) {
    const request = await getVisibleRequest(source, requestId, actor)
    return readDetail(source, request, { id: actor.id, language }, clock.now())
  }
}

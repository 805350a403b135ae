import * as contract from '@kakehashi/contract/hand-overs'
import * as signatures from '@kakehashi/contract/requests/signatures'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { Transaction } from 'kysely'
import { findUser } from '../../accounts/people/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getOfficeTime } from '../../office/office-time.ts'
import { Refusal } from '../../refusal.ts'
import { getSetting } from '../../settings/queries.ts'
import { undoableOf } from '../bulk.ts'
import { listOriginalsOf } from '../originals/queries.ts'
import { toOriginalView } from '../originals/view.ts'
import { findLastPayment } from '../payments/queries.ts'
import { findPickupCode } from '../pickup-codes/queries.ts'
import { toOfficeItem } from '../view.ts'
import { getVisibleRequest } from '../access.ts'
import { handOver } from './commands.ts'
import { listForCollector } from './queries.ts'
import { listSignatures } from './signatures.ts'
import { toCounterPerson, toSignatureView } from './view.ts'

export function handOverRoutes(api: Api, { db, clock, undoSeconds }: Deps): void {
  api.serve(contract.getHandOver, async ({ params }) => {
    const user = await findUser(db, params.userId)
    const rows = user ? await listForCollector(db, user.id) : []
    // Whoever has left can still collect what is here.
    if (!user || (user.deleted_at !== null && rows.length === 0)) throw new Refusal('not-found')
    const time = await getOfficeTime(db, clock.now())
    const originals = Map.groupBy(
      await listOriginalsOf(
        db,
        rows.map(({ id }) => id),
      ),
      (original) => original.request_id,
    )
    const code = await findPickupCode(db, user.id)
    return {
      person: toCounterPerson(user),
      ...(code && {
        pickupCode: { code: code.code, createdAt: code.created_at.toISOString() },
      }),
      orders: rows.map((row) =>
        Object.assign(toOfficeItem(row, ['office'], time), {
          originals: (originals.get(row.id) ?? []).map(toOriginalView),
        }),
      ),
    }
  })

  api.serve(signatures.listSignatures, async ({ params, auth }) => {
    const { row } = await getVisibleRequest(db, params.requestId, auth.actor)
    return (await listSignatures(db, row.id)).map(toSignatureView)
  })

  api.serve(contract.handOver, async ({ body, auth, trx }) => {
    const now = clock.now()
    const seconds = undoSeconds ?? (await getSetting(trx, 'undoSeconds'))
    await handOver(trx, body, seconds, auth.actor, now)
    const delivered = body.orders.map(({ _id }) => _id)
    return {
      delivered,
      originals: body.originals,
      receipts: await receiptsOf(trx, body.orders),
      undo: await undoableOf(trx, delivered, now),
    }
  })
}

/** Of the orders that were paid now. */
async function receiptsOf(
  trx: Transaction<DB>,
  orders: BodyOf<typeof contract.handOver>['orders'],
) {
  const receipts = []
  for (const { _id, payment } of orders) {
    if (payment === undefined) continue
    const { receipt_id, receipt_number } = await findLastPayment(trx, _id)
    if (receipt_id !== null && receipt_number !== null) {
      receipts.push({ _id: receipt_id, number: receipt_number })
    }
  }
  return receipts
}

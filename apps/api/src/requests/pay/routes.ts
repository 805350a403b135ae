import * as contract from '@kakehashi/contract/requests/pay'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { type Actor, may } from '@kakehashi/domain/people/permissions'
import type { Kysely } from 'kysely'
import { fullName } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { agreePay, markPaid, markUnpaid } from './commands.ts'
import * as queries from './queries.ts'
import { toPay, toStatement, toStatements } from './view.ts'

export function payRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.getPay, ({ params, auth }) => readPay(db, params.requestId, auth.actor))

  api.serve(contract.agreePay, async ({ params: { requestId }, body, auth }) => {
    const agreed = { requestId, contractorId: body.contractor, amountCents: body.amount }
    await db.transaction().execute((trx) => agreePay(trx, agreed, auth.actor, clock.now()))
    return readPay(db, requestId, auth.actor)
  })

  api.serve(contract.listStatements, async ({ query }) => {
    const pays = await queries.listPaysOfMonth(db, firstOfMonth(query.month))
    return toStatements(pays, await entriesOf(db, pays))
  })

  api.serve(contract.getOwnStatement, async ({ query, auth: { actor } }) => {
    const pays = await queries.listPaysOfMonth(db, firstOfMonth(query.month), actor.id)
    return toStatement(actor.id, pays, await entriesOf(db, pays))
  })

  api.serve(contract.markPaid, async ({ body: { pays }, auth }) => {
    const seen = new Map(pays.map(({ _id, amount }) => [_id, amount]))
    await db.transaction().execute((trx) => markPaid(trx, seen, auth.actor, clock.now()))
    return { paid: seen.size }
  })

  api.serve(contract.markUnpaid, async ({ params: { payId }, body: { reason }, auth }) => {
    await db.transaction().execute((trx) => markUnpaid(trx, payId, reason, auth.actor, clock.now()))
    return { paid: 0 }
  })
}

/** Whoever assigns sees all of a request, a contractor only their own. */
async function readPay(db: Kysely<DB>, requestId: string, actor: Actor) {
  const { row } = await getVisibleRequest(db, requestId, actor)
  const isAssigning = may(actor, 'requests.assign')
  const pays = await queries.listPaysOf(db, row.id, isAssigning ? undefined : actor.id)
  const assigned =
    isAssigning && row.translator_id !== null
      ? await queries.findContractor(db, row.translator_id)
      : undefined
  return {
    ...(assigned && { assigned: { _id: assigned.id, name: fullName(assigned) } }),
    pays: pays.map(toPay),
  }
}

function entriesOf(db: Kysely<DB>, pays: readonly queries.NamedPay[]) {
  return queries.listPayEntries(
    db,
    pays.map(({ id }) => id),
  )
}

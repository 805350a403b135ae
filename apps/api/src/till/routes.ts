import * as contract from '@kakehashi/contract/till'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { closeTill, moveCash, openTill } from './commands.ts'
import * as queries from './queries.ts'
import { toClosedTill, toOpenTill } from './view.ts'

export function tillRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.getTill, () => readTill(db))

  api.serve(contract.openTill, async ({ body, auth, trx }) => {
    await openTill(trx, body, auth.actor.id, clock.now())
    return readTill(trx)
  })

  api.serve(contract.moveCash, async ({ body, auth, trx }) => {
    await moveCash(trx, body, auth.actor.id, clock.now())
    return readTill(trx)
  })

  api.serve(contract.closeTill, async ({ body, auth, trx }) => {
    await closeTill(trx, body, auth.actor.id, clock.now())
    return readTill(trx)
  })

  api.serve(contract.listTills, () => readClosed(db, 60))
}

async function readTill(db: Kysely<DB>) {
  const row = await queries.findOpenTill(db)
  const [last] = await readClosed(db, 1)
  return { ...(row && { open: await readOpen(db, row) }), ...(last && { last }) }
}

async function readOpen(db: Kysely<DB>, row: queries.NamedTillRow) {
  const cash = await queries.cashSums(db, row.id)
  const moved = await queries.movementSums(db, row.id)
  return toOpenTill(row, { cash, moved }, await queries.listCashEntries(db, row.id))
}

async function readClosed(db: Kysely<DB>, count: number) {
  return (await queries.listClosedTills(db, count)).map(toClosedTill)
}

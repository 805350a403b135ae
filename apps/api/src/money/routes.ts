import * as contract from '@kakehashi/contract/money'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getTimeZone } from '../office/queries.ts'
import { listRefundsOwed, listUnpaid, sumByDay } from './queries.ts'
import { toBalance, toDayTotals } from './view.ts'

export function moneyRoutes(api: Api, { db }: Deps): void {
  api.serve(contract.getTotals, async ({ query: { from, to } }) =>
    toDayTotals(await sumByDay(db, { from, to, timeZone: await getTimeZone(db) })),
  )

  api.serve(contract.listBalances, async () => ({
    unpaid: (await listUnpaid(db)).map(toBalance),
    refundsOwed: (await listRefundsOwed(db)).map(toBalance),
  }))
}

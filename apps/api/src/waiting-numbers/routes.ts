import * as contract from '@kakehashi/contract/waiting-numbers'
import { dayAt } from '@kakehashi/domain/calendar/day'
import type { Deps } from '../deps.ts'
import { tagContent } from '../http/etag.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getTimeZone } from '../office/queries.ts'
import { getSetting } from '../settings/queries.ts'
import { callNext, changeNumber, giveNumber } from './commands.ts'
import { listLastWaits, listOpenNumbers } from './queries.ts'
import { toShownNumbers, toWaitingNumber } from './view.ts'

export function waitingNumberRoutes(api: Api, { db, clock }: Deps): void {
  const today = async () => dayAt(clock.now(), await getTimeZone(db))

  const readShown = shareWhileReading(async (): Promise<contract.ShownNumbers> => {
    const day = await today()
    if (!(await getSetting(db, 'waitingNumbers'))) {
      return { isOn: false, day, called: [], next: [], waiting: 0 }
    }
    return toShownNumbers(day, await listOpenNumbers(db, day), await listLastWaits(db, day))
  })

  api.serve(contract.showWaitingNumbers, async ({ request, reply }) => {
    const shown = await readShown()
    reply.header('cache-control', 'no-cache')
    tagContent(request, reply, shown)
    return shown
  })

  api.serve(contract.listWaitingNumbers, async () => {
    const isOn = await getSetting(db, 'waitingNumbers')
    const numbers = isOn ? await listOpenNumbers(db, await today()) : []
    return { isOn, numbers: numbers.map(toWaitingNumber) }
  })

  api.serve(contract.giveWaitingNumber, async ({ body, auth, trx }) =>
    toWaitingNumber(await giveNumber(trx, body, auth.actor.id, clock.now())),
  )

  api.serve(contract.callNextNumber, async ({ body, auth, trx }) => {
    const called = await callNext(trx, body, auth.actor.id, clock.now())
    return { ...(called && { called: toWaitingNumber(called) }) }
  })

  api.serve(contract.changeWaitingNumber, async ({ params, body, auth }) => {
    const { actor } = auth
    const changed = await db
      .transaction()
      .execute((trx) => changeNumber(trx, params.numberId, body.change, actor.id, clock.now()))
    return toWaitingNumber(changed)
  })
}

/**
 * Screens ask every second or so, and need no sign-in. However many ask at once, the database is
 * asked once.
 */
function shareWhileReading<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let reading: Promise<Result> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

import * as contract from '@kakehashi/contract/requests/promises'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { mayChangeAbsence } from '@kakehashi/domain/people/permissions'
import { dayAfterClosure } from '@kakehashi/domain/request/closed-promise'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demand } from '../../refusal.ts'
import { getCalendar } from '../../settings/calendar.ts'
import { moveClosedPromises, restoreMovedPromises } from './commands.ts'
import { listMovedPromises, listPromisedOn, listPromisesWhileAway } from './queries.ts'

export function promiseRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.listClosedPromises, async () => {
    const calendar = await getCalendar(db)
    const today = dayAt(clock.now(), calendar.timeZone)
    const days = calendar.closures.map(({ date }) => date).filter((date) => date >= today)
    const broken = await listPromisedOn(db, days)
    const moved = await listMovedPromises(db, today)
    return {
      broken: broken.map((row) => closedView(row, dayAfterClosure(row.promised_on, calendar))),
      moved: moved.map((row) => closedView(row, row.moved_to)),
    }
  })

  api.serve(contract.listPromisesWhileAway, async ({ params, auth }) => {
    demand(mayChangeAbsence(auth.actor, params.userId), 'not-found')
    return (await listPromisesWhileAway(db, params.userId)).map(view)
  })

  api.serve(contract.moveClosedPromises, ({ body, auth }) =>
    moveClosedPromises(deps, body.promises, auth.actor),
  )
  api.serve(contract.restoreMovedPromises, ({ body, auth }) =>
    restoreMovedPromises(deps, body.promises, auth.actor),
  )
}

type Row = Awaited<ReturnType<typeof listPromisedOn>>[number]

function view(row: Row): contract.PromisedRequest {
  return {
    request: row.id,
    orderNumber: row.order_number,
    firstName: row.first_name,
    lastName: row.last_name,
    requestItem: row.service_name,
    stage: row.stage,
    promisedOn: row.promised_on,
  }
}

function closedView(row: Row, newDay: string): contract.ClosedPromise {
  return { ...view(row), newDay }
}

import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { getWaiting } from '@kakehashi/contract/requests/waiting'
import { listedForCustomer, listedKinds } from '@kakehashi/domain/request/waiting'
import { hasReadyDay } from '@kakehashi/domain/services'
import { getCurrentUser } from '../../accounts/people/get-user.ts'
import { readRequestFigures } from '../../accounts/people/request-figures.ts'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getCalendar } from '../../settings/calendar.ts'
import { listNewestToCustomers } from '../messages/queries.ts'
import { stateOf } from '../state.ts'
import { listMayWait } from './queries.ts'
import { toWaitingItem } from './view.ts'

const mostItems = 20

export function waitingRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(getWaiting, async ({ auth }) => {
    const { id } = auth.actor
    const now = clock.now()
    const calendar = await getCalendar(db)
    const { timeZone } = calendar
    const rows = await listMayWait(db, id, dayAt(now, timeZone), now)
    const waiting = rows
      .flatMap((row) =>
        listedForCustomer(stateOf(row), row.customer_unread, now, timeZone)
          .filter((kind) => kind !== 'late' || hasReadyDay(row.service_kind))
          .map((kind) => ({ row, kind })),
      )
      // A stable sort, so within a kind the newest request stays first.
      .toSorted((one, other) => listedKinds.indexOf(one.kind) - listedKinds.indexOf(other.kind))
      .slice(0, mostItems)
    const withMessage = waiting.filter(({ kind }) => kind === 'message').map(({ row }) => row.id)
    const context = {
      now,
      calendar,
      comments: await listNewestToCustomers(db, withMessage),
    }
    const { email, email_verified_at } = await getCurrentUser(db, id)
    const figuresOf = await readRequestFigures(db, [id])
    return {
      items: waiting.map(({ row, kind }) => toWaitingItem(row, kind, context)),
      ...(email_verified_at === null && { unconfirmedEmail: email }),
      requests: figuresOf(id).orders,
    }
  })
}

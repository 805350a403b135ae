import * as contract from '@kakehashi/contract/closures'
import { tokyoDay } from '@kakehashi/domain/calendar'
import type { Deps } from '../deps.ts'
import { tagContent } from '../http/content-tag.ts'
import type { Api } from '../http/register.ts'
import { getSetting } from './queries.ts'

export function settingsRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listClosures, async ({ request, reply }) => {
    const today = tokyoDay(clock.now())
    const closures = (await getSetting(db, 'closures'))
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => one.date.localeCompare(other.date))
    // A typhoon is written down in the morning and has to be on the door at once.
    reply.header('cache-control', 'no-cache')
    tagContent(request, reply, closures)
    return closures
  })
}

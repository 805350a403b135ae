import { findCollectors } from '@kakehashi/contract/hand-overs'
import * as contract from '@kakehashi/contract/search'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getOfficeTime, type OfficeTime } from '../office/office-time.ts'
import { countReady } from '../requests/hand-overs/queries.ts'
import { toCounterPerson } from '../requests/hand-overs/view.ts'
import { toOfficeItem } from '../requests/view.ts'
import { toUserView } from '../accounts/people/view.ts'
import { findCollectors as findWhoCollects } from './find-collectors.ts'
import { type Found, searchOffice, searchSimilar } from './queries.ts'

export function searchRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.search, async ({ query: { q, limit } }) => {
    const found = await searchOffice(db, q, limit)
    const similar = await searchSimilar(db, q, found)
    const time = await getOfficeTime(db, clock.now())
    return { ...view(found, time), similar: view(similar, time) }
  })

  api.serve(findCollectors, async ({ query: { q } }) => {
    const { people, isByCode } = await findWhoCollects(db, q)
    const ready = await countReady(
      db,
      people.map(({ id }) => id),
    )
    return {
      people: people.map((person) =>
        Object.assign(toCounterPerson(person), { ready: ready.get(person.id) ?? 0 }),
      ),
      isByCode,
    }
  })
}

function view({ people, requests }: Found, time: OfficeTime) {
  return {
    people: people.map((person) => toUserView(person)),
    requests: requests.map((row) => toOfficeItem(row, ['office'], time)),
  }
}

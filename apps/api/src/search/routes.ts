import * as contract from '@kakehashi/contract/search'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { toOfficeItem } from '../requests/view.ts'
import { toUserView } from '../accounts/people/view.ts'
import { type Found, searchOffice, searchSimilar } from './queries.ts'

export function searchRoutes(api: Api, { db, clock }: Deps): void {
  const view = ({ people, requests }: Found) => ({
    people: people.map((person) => toUserView(person)),
    requests: requests.map((row) => toOfficeItem(row, ['office'], clock.now())),
  })

  api.serve(contract.search, async ({ query: { q, limit } }) => {
    const found = await searchOffice(db, q, limit)
    return { ...view(found), similar: view(await searchSimilar(db, q, found)) }
  })
}

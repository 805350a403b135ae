import * as contract from '@kakehashi/contract/search'
import { searchTerms } from '@kakehashi/domain/search/search-words'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { toOfficeItem } from '../requests/view.ts'
import { toUserView } from '../accounts/people/view.ts'
import { searchOffice } from './queries.ts'

export function searchRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.search, async ({ query }) => {
    const found = await searchOffice(db, searchTerms(query.q), query.limit)
    return {
      people: found.people.map((person) => toUserView(person)),
      requests: found.requests.map((row) => toOfficeItem(row, ['office'], clock.now())),
    }
  })
}

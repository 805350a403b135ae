import * as contract from '@kakehashi/contract/office'
import type { Deps } from '../deps.ts'
import { tagContent } from '../http/etag.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getOffice } from './queries.ts'

export function officeRoutes(api: Api, { db }: Deps): void {
  api.serve(contract.getOffice, async ({ request, reply }) => {
    const office = await getOffice(db)
    reply.header('cache-control', 'no-cache')
    tagContent(request, reply, office)
    return office
  })
}

import { listDocumentProposals } from '@kakehashi/contract/requests/document-proposals'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getForStaff } from '../translation-drafts/access.ts'
import { listProposalsOf } from './queries.ts'

export function documentProposalRoutes(api: Api, { db }: Deps): void {
  api.serve(listDocumentProposals, async ({ params, auth }) => {
    const { row } = await getForStaff(db, params.requestId, auth.actor)
    const found = await listProposalsOf(db, row.id)
    return found.map(({ file_id, template, dates }) => ({
      document: file_id,
      template,
      dates: [...dates],
    }))
  })
}

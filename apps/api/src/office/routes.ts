import * as contract from '@kakehashi/contract/office'
import * as drafts from '@kakehashi/contract/office-drafts'
import * as team from '@kakehashi/contract/team'
import type { Deps } from '../deps.ts'
import { tagContent } from '../http/etag.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { discardDraft, publishDraft, restorePublication, saveDraft } from './draft-commands.ts'
import { getOffice } from './queries.ts'
import { changeTeam, viewTeam } from './team.ts'
import { viewDraft, viewPublications } from './drafts.ts'

export function officeRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.getOffice, async ({ request, reply }) => {
    const office = await getOffice(db)
    reply.header('cache-control', 'no-cache')
    tagContent(request, reply, office)
    return office
  })

  api.serve(drafts.getOfficeDraft, ({ auth }) => viewDraft(db, auth.language))

  api.serve(drafts.saveOfficeDraft, async ({ body, auth }) => {
    await db.transaction().execute((trx) => saveDraft(trx, body, auth.actor, clock.now()))
    return viewDraft(db, auth.language)
  })

  api.serve(drafts.discardOfficeDraft, async ({ auth }) => {
    await db.transaction().execute((trx) => discardDraft(trx))
    return viewDraft(db, auth.language)
  })

  api.serve(team.getTeam, () => viewTeam(db))

  api.serve(team.changeTeam, async ({ body, auth }) => {
    await db
      .transaction()
      .execute((trx) => changeTeam(trx, body.members, auth.actor.id, clock.now()))
    return viewTeam(db)
  })

  api.serve(drafts.listPublications, () => viewPublications(db))

  api.serve(drafts.publishOfficeDraft, async ({ body, auth }) => {
    await db
      .transaction()
      .execute((trx) => publishDraft(trx, body.version, auth.actor, clock.now()))
    return viewDraft(db, auth.language)
  })

  api.serve(drafts.restorePublication, async ({ params, auth }) => {
    await db
      .transaction()
      .execute((trx) => restorePublication(trx, params.id, auth.actor, clock.now()))
    return viewDraft(db, auth.language)
  })
}

import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/requests/upload-links'
import { callerOf } from '../../../accounts/sessions/caller.ts'
import type { Deps } from '../../../deps.ts'
import { toFileView } from '../../../documents/view.ts'
import { languageOf } from '../../../http/language.ts'
import type { Api } from '../../../http/serve-endpoint.ts'
import { countAttempts, limits } from '../../../throttle.ts'
import { createUploadLink, endLink, getOpenLink, getOwnLink, isOpen } from './links.ts'
import { listLinkFiles, type UploadLinkRow } from './queries.ts'
import { receiveByLink, tokenOf } from './send.ts'

export function uploadLinkRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  async function view(link: UploadLinkRow) {
    const files = await listLinkFiles(db, link.id)
    return {
      _id: link.id,
      isOpen: isOpen(link, clock.now()),
      expiresAt: link.expires_at.toISOString(),
      files: files.map(toFileView),
    }
  }

  api.serve(contract.openUploadLink, async ({ body, auth }) => {
    const { link, token } = await createUploadLink(deps, auth.actor.id, body._id)
    return { ...(await view(link)), token }
  })

  api.serve(contract.getUploadLink, async ({ params, auth }) =>
    view(await getOwnLink(deps, params.linkId, auth.actor.id)),
  )

  api.serve(contract.endUploadLink, async ({ params, auth }) => {
    const { linkId } = params
    const clerkId = auth.actor.id
    await db.transaction().execute((trx) => endLink(trx, linkId, clerkId, clock.now()))
    return view(await getOwnLink(deps, linkId, clerkId))
  })

  api.serve(contract.checkUploadLink, async ({ body, request }) => {
    const attempt = { limit: limits.uploadLinkAddress, of: callerOf(request).address }
    await countAttempts(db, clock.now(), [attempt])
    const link = await getOpenLink(deps, body.token)
    return { expiresAt: link.expires_at.toISOString() }
  })

  api.serve(contract.sendByUploadLink, async ({ upload, request }) => {
    await receiveByLink(deps, tokenOf(request), upload, callerOf(request).address)
    return done('document-received', languageOf(request))
  })
}

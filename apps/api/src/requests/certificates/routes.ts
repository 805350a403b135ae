import * as contract from '@kakehashi/contract/requests/certificates'
import { isTranslationAvailable } from '@kakehashi/domain/request/state'
import { callerOf } from '../../accounts/sessions/caller.ts'
import type { Deps } from '../../deps.ts'
import { holderOf } from '../../documents/key-holder.ts'
import { openFile } from '../../documents/read-file.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { seenByCustomer } from '../../outbox/held-move.ts'
import { demand, Refusal } from '../../refusal.ts'
import { countAttempts, limits } from '../../throttle.ts'
import { getVisibleRequest, type VisibleRequest } from '../access.ts'
import { readDetail } from '../detail.ts'
import { stateOf } from '../state.ts'
import { issueCertificate } from './issue.ts'
import { type CertificateRow, findCertificate, findPaper, placeOf, saveFetched } from './queries.ts'
import { revokeCertificate } from './revoke.ts'
import { verifyCertificate } from './verify.ts'
import { isOpenToCustomer } from './view.ts'

export function certificateRoutes(api: Api, deps: Deps): void {
  const { db, clock, files } = deps

  api.serve(contract.issueCertificate, async ({ params, body, auth }) => {
    await issueCertificate(deps, params.requestId, body, auth.actor)
    return detail(params.requestId, auth)
  })

  api.serve(contract.revokeCertificate, async ({ params, body, auth }) => {
    const { actor } = auth
    await db
      .transaction()
      .execute((trx) => revokeCertificate(trx, params, body.reason, actor, clock.now()))
    return detail(params.requestId, auth)
  })

  api.serve(contract.downloadCertificate, async ({ params, query, auth, reply }) => {
    const certificate = await findCertificate(db, params.certificateId)
    if (!certificate) throw new Refusal('not-found')
    const request = await getVisibleRequest(db, certificate.request_id, auth.actor)
    const isOffice = request.parts.includes('office')
    demand(isOffice || isForCustomer(request, certificate), 'not-found')
    const stored = await findPaper(db, certificate.id, query.paper)
    // Its content is erased.
    if (!stored) throw new Refusal('not-found')
    const content = await openFile(files, {
      ...stored,
      holder: holderOf('certificate_papers', stored.id),
    })
    if (!isOffice) await saveFetched(db, certificate.id, clock.now())
    const isEarlier = certificate.revoked_at !== null
    const earlier = isEarlier ? `-earlier-${await placeOf(db, certificate)}` : ''
    const name = `${request.row.order_number}-certificate${earlier}.pdf`
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': stored.size,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    return content
  })

  api.serve(contract.verifyCertificate, async ({ body, request }) => {
    const attempt = { limit: limits.verifyAddress, of: callerOf(request).address }
    await countAttempts(db, clock.now(), [attempt])
    return verifyCertificate(db, body)
  })

  /** Like the translation: not before the customer may have it, and not for the translator. */
  function isForCustomer({ row, parts }: VisibleRequest, certificate: CertificateRow): boolean {
    const seen = seenByCustomer(row, clock.now())
    const isOut = isTranslationAvailable(stateOf(seen))
    return (
      parts.includes('customer') &&
      isOpenToCustomer(certificate, isOut ? seen.translation_id : null)
    )
  }

  async function detail(requestId: string, { actor, language }: AuthContext) {
    const request = await getVisibleRequest(db, requestId, actor)
    return readDetail(db, request, { id: actor.id, language }, clock.now())
  }
}

import { Readable } from 'node:stream'
import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/requests/translation-drafts'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../../deps.ts'
import { receiveFile } from '../../documents/receive-file.ts'
import { toFileView } from '../../documents/view.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { Refusal } from '../../refusal.ts'
import { demandOpen, getForStaff } from './access.ts'
import { removeDraft, saveDraft } from './commands.ts'
import { asUpload, demandComplete, setDrafts } from './make-translation.ts'
import { listDraftsOf } from './queries.ts'
import { toTranslationDraft } from './view.ts'

export function translationDraftRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.listTranslationDrafts, ({ params, auth }) =>
    list(params.requestId, auth.actor),
  )

  api.serve(contract.saveTranslationDraft, async ({ params, body, auth: { actor } }) => {
    await db.transaction().execute((trx) => saveDraft(trx, params, body, actor, clock.now()))
    const drafts = await list(params.requestId, actor)
    const saved = drafts.find(({ document }) => document === params.documentId)
    if (!saved) throw new Refusal('not-found')
    return saved
  })

  api.serve(contract.removeTranslationDraft, async ({ params, query, auth: { actor } }) => {
    const { version } = query
    await db.transaction().execute((trx) => removeDraft(trx, params, version, actor, clock.now()))
    return list(params.requestId, actor)
  })

  api.serve(contract.previewTranslationDrafts, async ({ params, query, auth, reply }) => {
    const { row } = await getForStaff(db, params.requestId, auth.actor)
    const pdf = await setDrafts(db, row, query.paper, clock.now())
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': `inline; filename="${row.order_number}.pdf"`,
      'cache-control': 'no-store',
    })
    return Readable.from([pdf])
  })

  api.serve(contract.makeTranslation, async ({ params, body, auth: { actor, language } }) => {
    const request = await getForStaff(db, params.requestId, actor)
    demandOpen(request)
    const { row } = request
    const pdf = await setDrafts(db, row, body.paper, clock.now(), demandComplete)
    const upload = asUpload(pdf, row.order_number)
    const file = toFileView(await receiveFile(deps, upload, 'translation', actor))
    return { ...done('translation-received', language), translation: file.path, file }
  })

  async function list(requestId: string, actor: Actor) {
    const { row } = await getForStaff(db, requestId, actor)
    return (await listDraftsOf(db, row.id)).map(toTranslationDraft)
  }
}

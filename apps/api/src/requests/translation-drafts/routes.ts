import { Readable } from 'node:stream'
import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/requests/translation-drafts'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../../deps.ts'
import { receiveFile } from '../../documents/receive-file.ts'
import { toFileView } from '../../documents/view.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { Refusal } from '../../refusal.ts'
import { keepPrinted } from './printed-translations.ts'
import { demandOpen, getForStaff } from './access.ts'
import { moveDraft, removeDraft, saveDraft } from './commands.ts'
import type { Target } from './commands.ts'
import { findNewest } from '../../paper-templates/resolve.ts'
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
    return get(params, actor)
  })

  api.serve(contract.moveTranslationDraft, async ({ params, body, auth: { actor } }) => {
    const { version } = body
    await db.transaction().execute((trx) => moveDraft(trx, params, version, actor, clock.now()))
    return get(params, actor)
  })

  api.serve(contract.removeTranslationDraft, async ({ params, query, auth: { actor } }) => {
    const { version } = query
    await db.transaction().execute((trx) => removeDraft(trx, params, version, actor, clock.now()))
    return list(params.requestId, actor)
  })

  api.serve(contract.previewTranslationDrafts, async ({ params, query, auth, reply }) => {
    const { row } = await getForStaff(db, params.requestId, auth.actor)
    const { pdf } = await setDrafts(db, row, query.paper, clock.now())
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
    const { pdf, papers } = await setDrafts(db, row, body.paper, clock.now(), demandComplete)
    const upload = asUpload(pdf, row.order_number)
    const stored = await receiveFile(deps, upload, 'translation', actor, (trx, { id }) =>
      keepPrinted(trx, id, papers),
    )
    const file = toFileView(stored)
    return { ...done('translation-received', language), translation: file.path, file }
  })

  async function list(requestId: string, actor: Actor) {
    const { row } = await getForStaff(db, requestId, actor)
    const [drafts, newestOf] = [await listDraftsOf(db, row.id), await findNewest(db)]
    return drafts.map((draft) => toTranslationDraft(draft, newestOf(draft)))
  }

  async function get({ requestId, documentId }: Target, actor: Actor) {
    const drafts = await list(requestId, actor)
    const saved = drafts.find(({ document }) => document === documentId)
    if (!saved) throw new Refusal('not-found')
    return saved
  }
}

import { Readable } from 'node:stream'
import * as contract from '@kakehashi/contract/paper-templates'
import { isShipped, targetOf } from '@kakehashi/domain/paper-templates/template'
import { sampleContent } from '@kakehashi/domain/paper-templates/sample-content'
import { withKeys } from '@kakehashi/domain/paper-templates/template-keys'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import type { AuthContext } from '../http/auth-context.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getOffice } from '../office/queries.ts'
import { compilePdf } from '../papers/compile-pdf.ts'
import { Refusal } from '../refusal.ts'
import { addTemplate, archiveTemplate, changeTemplate, idsOf } from './commands.ts'
import { findOfficeTemplate, hasDrafts, listOfficeTemplates } from './queries.ts'
import { printed } from './printed-paper.ts'
import { listCurrent } from './resolve.ts'
import { translationPaper } from './translation-paper.ts'
import { toOfficeRow, toPaper, toShippedRow, toTemplateRows } from './view.ts'

export function paperTemplateRoutes(api: Api, { db, clock }: Deps): void {
  const by = ({ actor }: AuthContext) => ({ actorId: actor.id, now: clock.now() })

  api.serve(contract.listTemplateChoices, async () =>
    (await listCurrent(db)).map(({ template, templateVersion, paper }) => ({
      template,
      templateVersion,
      paper: toPaper(paper),
    })),
  )

  api.serve(contract.listPaperTemplates, async () => toTemplateRows(await listOfficeTemplates(db)))

  api.serve(contract.getPaperTemplate, ({ params }) => getView(db, params.templateId))

  api.serve(contract.addPaperTemplate, async ({ trx, body, auth }) =>
    getView(trx, await addTemplate(trx, body, by(auth))),
  )

  api.serve(contract.changePaperTemplate, async ({ params: { templateId }, body, auth }) => {
    await db.transaction().execute((trx) => changeTemplate(trx, templateId, body, by(auth)))
    return getView(db, templateId)
  })

  api.serve(contract.archivePaperTemplate, async ({ params: { templateId }, body, auth }) => {
    const { isArchived } = body
    await db.transaction().execute((trx) => archiveTemplate(trx, templateId, isArchived, by(auth)))
    return toOfficeRow(await getOfficeTemplate(db, templateId))
  })

  api.serve(contract.previewPaperTemplate, async ({ query, body, reply }) => {
    const paper = withKeys(body.paper)
    const facts = { office: await getOffice(db), orderNumber: '', isSample: true }
    const pdf = compilePdf({
      template: 'translation',
      language: targetOf(paper),
      size: query.paper,
      content: translationPaper([printed(paper, sampleContent(paper))], facts),
      at: clock.now(),
    })
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': 'inline; filename="sample.pdf"',
      'cache-control': 'no-store',
    })
    return Readable.from([pdf])
  })
}

async function getView(db: Kysely<DB>, id: string): Promise<contract.TemplateView> {
  if (isShipped(id)) {
    const row = toShippedRow(id, await listOfficeTemplates(db))
    return { ...row, paper: toPaper(paperTemplates[id]), isUsed: await hasDrafts(db, [id]) }
  }
  const row = await getOfficeTemplate(db, id)
  const isUsed = await hasDrafts(db, idsOf(row))
  return { ...toOfficeRow(row), paper: toPaper(row.paper), isUsed }
}

async function getOfficeTemplate(db: Kysely<DB>, id: string) {
  const row = await findOfficeTemplate(db, id)
  if (!row) throw new Refusal('not-found')
  return row
}

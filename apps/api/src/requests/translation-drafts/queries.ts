import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { TemplateReference } from '@kakehashi/domain/paper-templates/template'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'
import { resolveTemplates } from '../../paper-templates/resolve.ts'

export type DraftRow = Awaited<ReturnType<typeof listDraftsOf>>[number]

/** With their templates, in the order of the documents, without those that staff removed. */
export async function listDraftsOf(db: Kysely<DB>, requestId: string) {
  const rows = (await selectDrafts(db, requestId)).map(({ template_version, ...row }) =>
    Object.assign({}, row, { templateVersion: template_version ?? 0 }),
  )
  const resolve = await resolveTemplates(db, rows)
  return rows.map((row) => Object.assign({}, row, { paper: resolve(row) }))
}

function selectDrafts(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('translation_drafts')
    .innerJoin('files', 'files.id', 'translation_drafts.file_id')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'translation_drafts.saved_by').on('users.deleted_at', 'is', null),
    )
    .select([
      'translation_drafts.file_id',
      'translation_drafts.template',
      'translation_drafts.template_version',
      'translation_drafts.content',
      'translation_drafts.version',
      'translation_drafts.saved_at',
      'translation_drafts.saved_by',
      fullNameOf('users').as('saved_by_name'),
    ])
    .where('files.request_id', '=', requestId)
    .where('files.hidden_at', 'is', null)
    .orderBy('files.attached_at')
    .orderBy('files.id')
    .execute()
}

interface SavedDraft extends TemplateReference {
  readonly fileId: string
  readonly content: DraftContent
  readonly version: number
  readonly actorId: string
  readonly now: Date
}

export async function upsertDraft(
  trx: Transaction<DB>,
  { fileId, template, templateVersion, content, version, actorId, now }: SavedDraft,
): Promise<void> {
  const draft = {
    template,
    template_version: templateVersion === 0 ? null : templateVersion,
    content: JSON.stringify(content),
    version,
    saved_at: now,
    saved_by: actorId,
  }
  await trx
    .insertInto('translation_drafts')
    .values({ file_id: fileId, ...draft })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(draft))
    .execute()
}

export async function deleteDraft(trx: Transaction<DB>, fileId: string): Promise<void> {
  await trx.deleteFrom('translation_drafts').where('file_id', '=', fileId).execute()
}

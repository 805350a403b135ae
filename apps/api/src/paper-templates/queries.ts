import type { PaperTemplate } from '@kakehashi/domain/paper-templates/template'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { fullNameOf } from '../db/full-name.ts'

export type TemplateRow = Awaited<ReturnType<typeof listOfficeTemplates>>[number]

/** The office's templates in their newest version, the oldest first. */
export function listOfficeTemplates(db: Kysely<DB>) {
  return selectNewest(db)
    .orderBy('paper_templates.created_at')
    .orderBy('paper_templates.id')
    .execute()
}

export function findOfficeTemplate(db: Kysely<DB>, id: string): Promise<TemplateRow | undefined> {
  return selectNewest(db).where('paper_templates.id', '=', id).executeTakeFirst()
}

function selectNewest(db: Kysely<DB>) {
  return db
    .selectFrom('paper_templates')
    .innerJoin('paper_template_versions', (join) =>
      join
        .onRef('paper_template_versions.template_id', '=', 'paper_templates.id')
        .onRef('paper_template_versions.version', '=', 'paper_templates.version'),
    )
    .leftJoin('users', 'users.id', 'paper_template_versions.saved_by')
    .select([
      'paper_templates.id',
      'paper_templates.replaces',
      'paper_templates.version',
      'paper_templates.archived_at',
      'paper_template_versions.paper',
      'paper_template_versions.saved_at',
      fullNameOf('users').as('saved_by_name'),
    ])
}

export function lockOfficeTemplate(
  trx: Transaction<DB>,
  id: string,
): Promise<Selectable<DB['paper_templates']> | undefined> {
  return trx
    .selectFrom('paper_templates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findVersion(
  db: Kysely<DB>,
  id: string,
  version: number,
): Promise<PaperTemplate | undefined> {
  const row = await db
    .selectFrom('paper_template_versions')
    .select('paper')
    .where('template_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.paper
}

export async function insertTemplate(
  trx: Transaction<DB>,
  template: Insertable<DB['paper_templates']>,
): Promise<void> {
  await trx.insertInto('paper_templates').values(template).execute()
}

interface NewVersion {
  readonly id: string
  readonly version: number
  readonly paper: PaperTemplate
  readonly actorId: string
  readonly now: Date
}

export async function insertVersion(
  trx: Transaction<DB>,
  { id, version, paper, actorId, now }: NewVersion,
): Promise<void> {
  const saved = { paper: JSON.stringify(paper), saved_at: now, saved_by: actorId }
  await trx
    .insertInto('paper_template_versions')
    .values({ template_id: id, version, ...saved })
    .execute()
}

export async function saveTemplate(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['paper_templates']>,
): Promise<void> {
  await trx.updateTable('paper_templates').set(change).where('id', '=', id).execute()
}

/** Whether there are drafts of any of these templates, in any version. */
export async function hasDrafts(db: Kysely<DB>, templates: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('translation_drafts')
    .select('file_id')
    .where('template', 'in', templates)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

import {
  isShipped,
  type PaperTemplate,
  paperTemplateIds,
  type TemplateReference,
} from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { Kysely } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'
import { listOfficeTemplates, type TemplateRow } from './queries.ts'

type Resolve = (reference: TemplateReference) => PaperTemplate

/** The template of a draft, in the version that it was begun with. The only way to one. */
export async function resolveTemplates(
  db: Kysely<DB>,
  references: readonly TemplateReference[],
): Promise<Resolve> {
  const ids = references.map(({ template }) => template).filter((id) => !isShipped(id))
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('paper_template_versions')
          .select(['template_id', 'version', 'paper'])
          .where('template_id', '=', anyOf([...new Set(ids)]))
          .execute()
  const papers = new Map(rows.map((row) => [`${row.template_id} ${row.version}`, row.paper]))
  return ({ template, templateVersion }) => {
    const paper = isShipped(template)
      ? paperTemplates[template]
      : papers.get(`${template} ${templateVersion}`)
    if (!paper) throw new Error(`there is no template ${template}, version ${templateVersion}`)
    return paper
  }
}

interface CurrentTemplate extends TemplateReference {
  readonly paper: PaperTemplate
}

/** What a draft can be begun with: a template of the office may stand in place of a shipped one. */
export async function listCurrent(db: Kysely<DB>): Promise<CurrentTemplate[]> {
  return currentOf(await listOfficeTemplates(db))
}

function currentOf(rows: readonly TemplateRow[]): CurrentTemplate[] {
  const inUse = rows.filter(({ archived_at }) => archived_at === null)
  const own = inUse.filter(({ replaces }) => replaces === null)
  return [
    ...paperTemplateIds.map((id) => {
      const row = inUse.find(({ replaces }) => replaces === id)
      return row ? toCurrent(row) : { template: id, templateVersion: 0, paper: paperTemplates[id] }
    }),
    ...own.map(toCurrent),
  ]
}

const toCurrent = ({ id, version, paper }: TemplateRow): CurrentTemplate => ({
  template: id,
  templateVersion: version,
  paper,
})

/** Finds what new drafts of the same paper are begun with; nothing if that is no longer offered. */
export async function findNewest(
  db: Kysely<DB>,
): Promise<(reference: TemplateReference) => CurrentTemplate | undefined> {
  const rows = await listOfficeTemplates(db)
  const current = currentOf(rows)
  return ({ template }) => {
    const shipped = isShipped(template)
      ? template
      : rows.find(({ id }) => id === template)?.replaces
    const standsFor = rows.find((row) => row.archived_at === null && row.replaces === shipped)
    const own = current.find((one) => one.template === template)
    if (own || !shipped) return own
    return current.find((one) => one.template === (standsFor?.id ?? shipped))
  }
}

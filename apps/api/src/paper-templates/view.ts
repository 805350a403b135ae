import type * as contract from '@kakehashi/contract/paper-templates'
import type { PaperTemplate } from '@kakehashi/domain/paper-templates/template'
import { paperTemplateIds, type PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { TemplateRow } from './queries.ts'

export function toOfficeRow(row: TemplateRow): contract.TemplateRow {
  const { id, replaces, version, archived_at, paper, saved_at, saved_by_name } = row
  return {
    _id: id,
    title: paper.title,
    from: paper.from,
    version,
    ...(replaces !== null && { replaces }),
    ...(archived_at && { archivedAt: archived_at.toISOString() }),
    changedAt: saved_at.toISOString(),
    ...(saved_by_name !== null && { changedBy: saved_by_name }),
  }
}

export function toShippedRow(
  id: PaperTemplateId,
  rows: readonly TemplateRow[],
): contract.TemplateRow {
  const { title, from } = paperTemplates[id]
  const inPlace = rows.find((row) => row.replaces === id && row.archived_at === null)
  return { _id: id, title, from, version: 0, ...(inPlace && { replacedBy: inPlace.id }) }
}

export function toTemplateRows(rows: readonly TemplateRow[]): contract.TemplateRow[] {
  return [...paperTemplateIds.map((id) => toShippedRow(id, rows)), ...rows.map(toOfficeRow)]
}

/** Without the id that shipped templates have. */
export function toPaper({ title, from, groups }: PaperTemplate): contract.TemplateView['paper'] {
  return { title, from, groups }
}

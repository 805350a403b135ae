import { type DraftContent, type FilledField, startDraft, translateChoice } from './draft.ts'
import { fieldsOf, type ShippedTemplate, type PaperTemplateId } from './template.ts'
import { paperTemplates } from './templates.ts'
import { readPaperDate } from './translate-date.ts'

/** Field, what the paper says, and the translation, or = where the screen proposes it. */
export type FilledRow = readonly [path: string, source: string, target: string]

/** A template as it is filled in by the rows: 'person.2.bornOn' is of the second person. */
export function fillPaper(templateId: PaperTemplateId, rows: readonly FilledRow[]): DraftContent {
  const template = paperTemplates[templateId]
  const content: Record<string, Record<string, FilledField>[]> = {}
  for (const [key, copies] of Object.entries(startDraft(template))) {
    content[key] = copies.map((copy) => Object.fromEntries(Object.entries(copy)))
  }
  for (const [path, source, target] of rows) {
    const [group = '', ...rest] = path.split('.')
    const key = rest.at(-1) ?? ''
    const at = rest.length > 1 ? Number(rest[0]) - 1 : 0
    const copies = (content[group] ??= [])
    const copy = (copies[at] ??= {})
    const text = target === '=' ? proposed(template, group, key, source) : target
    copy[key] = { source, target: text }
  }
  return content
}

function proposed(
  template: ShippedTemplate,
  groupKey: string,
  key: string,
  source: string,
): string {
  const group = template.groups.find((one) => one.key === groupKey)
  const field = group && fieldsOf(group).find((one) => one.key === key)
  if (!field) throw new Error(`${template.id} has no ${groupKey}.${key}`)
  const date = readPaperDate(source, template.from)
  const text =
    field.kind === 'date'
      ? date.kind === 'read' && date.text
      : translateChoice(field, source, template.from)
  if (!text) throw new Error(`nothing is proposed for ${groupKey}.${key}, ${source}`)
  return text
}

import {
  type DraftContent,
  fieldIn,
  copiesOf,
  type FilledField,
  startGroup,
  translateChoice,
} from '@kakehashi/domain/paper-templates/draft'
import type {
  PaperField,
  PaperGroup,
  PaperTemplate,
} from '@kakehashi/domain/paper-templates/template'
import { readPaperDate } from '@kakehashi/domain/paper-templates/translate-date'

/** What a field says in the translation without anybody writing it. */
function proposed({ from }: PaperTemplate, field: PaperField, source: string): string {
  if (field.kind === 'date') {
    const read = readPaperDate(source, from)
    return read.kind === 'read' ? read.text : ''
  }
  return translateChoice(field, source, from) ?? ''
}

/** The translation follows what the paper says, until somebody writes another one. */
export function withSource(
  template: PaperTemplate,
  field: PaperField,
  before: FilledField,
  source: string,
): FilledField {
  const follows = before.target === '' || before.target === proposed(template, field, before.source)
  return { source, target: follows ? proposed(template, field, source) : before.target }
}

interface Place {
  readonly group: PaperGroup
  readonly at: number
  readonly field: PaperField
}

export function withField(
  content: DraftContent,
  { group, at, field }: Place,
  change: (before: FilledField) => FilledField,
): DraftContent {
  const copies = copiesOf(content, group)
  const copy = copies[at] ?? {}
  const changed = { ...copy, [field.key]: change(fieldIn(copy, field)) }
  return { ...content, [group.key]: copies.with(at, changed) }
}

export function withOneMore(
  content: DraftContent,
  group: PaperGroup,
  { from }: PaperTemplate,
): DraftContent {
  return { ...content, [group.key]: [...copiesOf(content, group), startGroup(group, from)] }
}

export function withoutCopy(content: DraftContent, group: PaperGroup, at: number): DraftContent {
  return { ...content, [group.key]: copiesOf(content, group).filter((_, index) => index !== at) }
}

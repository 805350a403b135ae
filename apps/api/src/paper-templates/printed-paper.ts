import {
  copiesOf,
  type DraftContent,
  fieldIn,
  type FilledGroup,
} from '@kakehashi/domain/paper-templates/draft'
import { listCounted } from '@kakehashi/domain/paper-templates/draft-problems'
import {
  fieldsOf,
  type PaperField,
  type PaperGroup,
  type PaperTemplate,
  targetOf,
} from '@kakehashi/domain/paper-templates/template'
import type { PrintedPaper, PrintedSection } from '@kakehashi/domain/review/printed-paper'
import { translationTexts, type TranslationTexts } from '../papers/translation-texts.ts'

interface Draft extends Pick<PrintedPaper, 'document' | 'template'> {
  readonly paper: PaperTemplate
  readonly content: DraftContent
}

/** What the translation of a draft prints, line by line. */
export function printedPaper({ document, template, paper, content }: Draft): PrintedPaper {
  return { document, template, ...printed(paper, content) }
}

/** The same of a template that is filled in for a trial. */
export function printed(
  paper: PaperTemplate,
  content: DraftContent,
): Omit<PrintedPaper, 'document' | 'template'> {
  const { from, title } = paper
  return {
    from,
    title,
    kinds: [...new Set(paper.groups.flatMap(fieldsOf).map(({ kind }) => kind))],
    groups: paper.groups.flatMap((group) =>
      copiesOf(content, group).map((copy, at) => {
        const { key, isRepeated, label: of } = group
        const label = isRepeated ? { en: `${of.en} ${at + 1}`, ja: `${of.ja} ${at + 1}` } : of
        const heading = isRepeated ? label : null
        return { key, of, label, heading, sections: sectionsOf(paper, group, copy) }
      }),
    ),
  }
}

function sectionsOf(
  template: PaperTemplate,
  group: PaperGroup,
  copy: FilledGroup,
): PrintedSection[] {
  const counted = new Set(listCounted(group, copy))
  const texts = translationTexts[targetOf(template)]
  const sections = group.sections.map(({ key, label, fields }) => ({
    key,
    label,
    lines: fields.flatMap((field) => {
      const { source, target } = fieldIn(copy, field)
      const isMissing = target === '' && (source !== '' || field.isRequired)
      if (!counted.has(field) || (target === '' && !isMissing)) return []
      const { kind } = field
      const text = isMissing ? '' : textOf(field, target, texts)
      return [{ key: field.key, kind, label: field.label, source, text }]
    }),
  }))
  return sections.filter(({ lines }) => lines.length > 0)
}

/** The translator's own words are in brackets. */
function textOf({ kind }: PaperField, target: string, texts: TranslationTexts): string {
  if (kind === 'seal') return texts.seal(target)
  if (kind === 'note') return texts.note(target)
  return target
}

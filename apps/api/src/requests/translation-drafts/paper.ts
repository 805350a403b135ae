import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import {
  copiesOf,
  type DraftContent,
  fieldIn,
  type FilledGroup,
} from '@kakehashi/domain/paper-templates/draft'
import { listCounted } from '@kakehashi/domain/paper-templates/draft-problems'
import {
  type PaperField,
  type PaperGroup,
  type PaperTemplate,
  targetOf,
} from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { translationTexts, type TranslationTexts } from '../../papers/translation-texts.ts'
import type { DraftRow } from './queries.ts'

interface Facts {
  readonly office: Office
  readonly orderNumber: string
}

type Draft = Pick<DraftRow, 'template' | 'content'>

/** What the Typst template prints: one paper for each draft. */
export function translationPaper(drafts: readonly Draft[], { office, orderNumber }: Facts) {
  const sheets = drafts.map(({ template, content }) =>
    sheetOf(paperTemplates[template], content, { office, orderNumber }),
  )
  return { title: sheets.map(({ title }) => title).join(', '), author: office.name.en, sheets }
}

/** The language of the first paper; the others are marked in the text. */
export function languageOf([first]: readonly Draft[]): Language {
  return first ? targetOf(paperTemplates[first.template]) : 'en'
}

function sheetOf(template: PaperTemplate, content: DraftContent, { office, orderNumber }: Facts) {
  const language = targetOf(template)
  const texts = translationTexts[language]
  return {
    lang: language,
    sourceLang: template.from,
    title: template.title[language],
    sourceTitle: template.title[template.from],
    notice: texts.translationOf,
    groups: template.groups.flatMap((group) =>
      copiesOf(content, group).map((copy, at) => ({
        heading: group.isRepeated ? `${group.label[language]} ${at + 1}` : null,
        sections: sectionsOf(template, group, copy, texts),
      })),
    ),
    footer: {
      office: office.name[language],
      order: texts.order(orderNumber),
      page: texts.page,
      of: texts.of,
    },
  }
}

function sectionsOf(
  template: PaperTemplate,
  group: PaperGroup,
  copy: FilledGroup,
  texts: TranslationTexts,
) {
  const counted = new Set(listCounted(group, copy))
  const language = targetOf(template)
  const sections = group.sections.map((section) => ({
    label: section.label[language],
    sourceLabel: section.label[template.from],
    rows: section.fields.flatMap((field) => {
      const { source, target } = fieldIn(copy, field)
      const isMissing = target === '' && (source !== '' || field.isRequired)
      if (!counted.has(field) || (target === '' && !isMissing)) return []
      const value = isMissing ? texts.missing : valueOf(field, target, texts)
      const { label } = field
      return [{ label: label[language], sourceLabel: label[template.from], value, isMissing }]
    }),
  }))
  return sections.filter(({ rows }) => rows.length > 0)
}

/** The translator's own words are in brackets. */
function valueOf({ kind }: PaperField, target: string, texts: TranslationTexts): string {
  if (kind === 'seal') return texts.seal(target)
  if (kind === 'note') return texts.note(target)
  return target
}

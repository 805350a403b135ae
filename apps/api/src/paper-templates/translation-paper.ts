import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { targetOf } from '@kakehashi/domain/paper-templates/template'
import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import { translationTexts } from '../papers/translation-texts.ts'

interface Facts {
  readonly office: Office
  readonly orderNumber: string
  /** Marked on every page, because the values are invented. */
  readonly isSample?: boolean
}

type Paper = Omit<PrintedPaper, 'document' | 'template'>

/** What the Typst template prints: one sheet for each paper. */
export function translationPaper(papers: readonly Paper[], facts: Facts) {
  const sheets = papers.map((paper) => sheetOf(paper, facts))
  const title = sheets.map((sheet) => sheet.title).join(', ')
  return { title, author: facts.office.name.en, sheets }
}

/** The language of the first paper; the others are marked in the text. */
export function languageOf([first]: readonly Pick<PrintedPaper, 'from'>[]): Language {
  return first ? targetOf(first) : 'en'
}

function sheetOf({ from, title, groups }: Paper, facts: Facts) {
  const { office, orderNumber, isSample = false } = facts
  const language = targetOf({ from })
  const texts = translationTexts[language]
  return {
    lang: language,
    sourceLang: from,
    title: title[language],
    sourceTitle: title[from],
    notice: texts.translationOf,
    sample: isSample ? texts.sample : null,
    groups: groups.map(({ of, heading, sections }) => ({
      sourceLabel: of[from],
      heading: heading && heading[language],
      sections: sections.map(({ label, lines }) => ({
        label: label[language],
        sourceLabel: label[from],
        rows: lines.map(({ label: { [language]: name, [from]: sourceLabel }, text }) => ({
          label: name,
          sourceLabel,
          value: text === '' ? texts.missing : text,
          isMissing: text === '',
        })),
      })),
    })),
    footer: {
      office: office.name[language],
      order: isSample ? texts.sample : texts.order(orderNumber),
      page: texts.page,
      of: texts.of,
    },
  }
}

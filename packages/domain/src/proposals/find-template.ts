import type { PaperTemplateId } from '../paper-templates/template.ts'
import type { SeenLine } from './seen-words.ts'

/** What only one kind of paper says, without spaces and in capitals. */
const marks: Readonly<Record<PaperTemplateId, readonly string[]>> = {
  'family-register': ['全部事項証明', '戸籍に記録されている事項の全部を証明'],
  'family-register-extract': ['個人事項証明', '戸籍中の一部の者について記録されている'],
  'marriage-acceptance': ['婚姻届受理証明書'],
  'birth-registration': ['出生届記載事項証明書'],
  'residence-record': ['住民票の写し', '住民票の原本と相違ない', '住民票'],
  'drivers-licence': ['運転免許証', '免許の条件等'],
  'us-birth-certificate': [
    'CERTIFICATEOFLIVEBIRTH',
    'CERTIFICATIONOFLIVEBIRTH',
    'CERTIFICATIONOFBIRTH',
    'CERTIFICATEOFBIRTH',
  ],
  'marriage-affidavit': ['AFFIDAVITOFCOMPETENCYTOMARRY', '婚姻要件具備宣誓書'],
  'single-status-affidavit': ['AFFIDAVITOFSINGLESTATUS', '独身宣誓書'],
}

/** One sign in so many may be misread. */
const signsForOneMistake = 6

/** The only kind of paper that the lines speak of; undefined for none or several. */
export function findTemplate(lines: readonly SeenLine[]): PaperTemplateId | undefined {
  const all = lines.map(({ text }) => text.replaceAll(/\s/g, '').toUpperCase())
  // Long words go over to the next line.
  const texts = [...all, all.join('')]
  const found = Object.entries(marks).filter(([, words]) =>
    words.some((word) => texts.some((text) => hasNearly(text, word))),
  )
  // The keys are the ids.
  return found.length === 1 ? (found[0]?.[0] as PaperTemplateId) : undefined
}

function hasNearly(text: string, word: string): boolean {
  if (text.includes(word)) return true
  const most = Math.floor(word.length / signsForOneMistake)
  if (most === 0) return false
  for (let from = 0; from + word.length <= text.length; from++) {
    let wrong = 0
    for (let at = 0; at < word.length && wrong <= most; at++) {
      if (text[from + at] !== word[at]) wrong += 1
    }
    if (wrong <= most) return true
  }
  return false
}

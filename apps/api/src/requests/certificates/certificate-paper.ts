import { detailDate } from '@kakehashi/domain/calendar/date-formats'
import { documentLanguageNames } from '@kakehashi/domain/data-files/value-names'
import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { fullName } from '@kakehashi/domain/people/people'
import { printedCodeText } from '@kakehashi/domain/printed-code'
import { renderSVG } from 'uqr'
import { certificateTexts } from '../../papers/certificate-texts.ts'
import { letterhead } from '../../papers/letterhead.ts'
import { sealSvg } from '../../papers/seal-svg.ts'
import type { CertificateRow } from './queries.ts'

interface PersonNames {
  readonly first_name: string
  readonly last_name: string
  readonly name_ja: string | null
}

interface CertificateFacts {
  readonly certificate: Omit<CertificateRow, 'revoked_at' | 'fetched_at' | 'was_available'>
  readonly orderNumber: string
  /** Of the translation as its customer gets it. */
  readonly sha256: Buffer
  readonly translator: PersonNames | undefined
  readonly reviewer: PersonNames | undefined
  /** The code of the one that it replaces. */
  readonly replacedCode: string | undefined
  readonly office: Office
  readonly publicUrl: string
}

/** What the template prints: each line in English with the Japanese below it. */
export function certificatePaper(facts: CertificateFacts) {
  const { certificate, office, publicUrl, replacedCode } = facts
  const [en, ja] = [linesIn('en', facts), linesIn('ja', facts)]
  const texts = { en: certificateTexts.en, ja: certificateTexts.ja }
  const code = printedCodeText(certificate.code)
  const { host } = new URL(publicUrl)
  return {
    title: { en: texts.en.title, ja: texts.ja.title },
    office: { ...letterhead(office, 'en'), nameJa: office.name.ja },
    statement: { en: en.statement, ja: ja.statement },
    replaces:
      replacedCode === undefined
        ? null
        : {
            en: texts.en.replaces(printedCodeText(replacedCode)),
            ja: texts.ja.replaces(printedCodeText(replacedCode)),
          },
    rows: en.rows.map((row, index) => ({ en: row, ja: ja.rows[index] ?? row })),
    signature: {
      name: en.translator || office.name.en,
      role: { en: texts.en.signer(office.name.en), ja: texts.ja.signer(office.name.ja) },
      date: en.date,
      dateLabel: { en: texts.en.date, ja: texts.ja.date },
      place: letterhead(office, 'en').lines[0] ?? '',
    },
    seal: sealSvg(office.seal),
    sealAlt: texts.en.sealAlt(office.name.en),
    code: {
      text: code,
      svg: renderSVG(`${publicUrl}/verify?code=${code}`, { border: 0 }),
      alt: texts.en.codeAlt,
      check: { en: texts.en.check(`${host}/verify`), ja: texts.ja.check(`${host}/ja/verify`) },
    },
    hash: { label: texts.en.hash, value: facts.sha256.toString('hex') },
  }
}

function linesIn(language: Language, facts: CertificateFacts) {
  const { certificate, orderNumber, office } = facts
  const texts = certificateTexts[language]
  const [from, to] = [
    documentLanguageNames[certificate.from_language][language],
    documentLanguageNames[certificate.to_language][language],
  ]
  const date = detailDate(certificate.issued_at, language, office.timeZone)
  const [translator, reviewer] = [facts.translator, facts.reviewer].map((person) =>
    person ? nameIn(language, person) : '',
  )
  const name = (language === 'ja' && certificate.document_name_ja) || certificate.document_name
  const { original_pages: originals, translation_pages: translations } = certificate
  const rows: (readonly [string, string])[] = [
    [texts.document, name],
    ...(certificate.person === null ? [] : [[texts.person, certificate.person] as const]),
    [texts.languages, texts.fromTo(from, to)],
    [texts.pages, texts.attached(originals, translations)],
    ...(translator ? [[texts.translator, translator] as const] : []),
    ...(reviewer ? [[texts.reviewer, reviewer] as const] : []),
    [texts.order, texts.orderAndDate(orderNumber, date)],
  ]
  return {
    statement: texts.statement(from, to, facts.reviewer !== undefined),
    rows,
    translator,
    date,
  }
}

function nameIn(language: Language, { first_name, last_name, name_ja }: PersonNames): string {
  const names = { firstName: first_name, lastName: last_name }
  return (language === 'ja' && name_ja) || fullName(names, language)
}

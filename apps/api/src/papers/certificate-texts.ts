import type { Language } from '@kakehashi/domain/language'

interface CertificateTexts {
  readonly title: string
  /** A second reader is only claimed if there was one. */
  readonly statement: (from: string, to: string, hasReviewer: boolean) => string
  readonly replaces: (code: string) => string
  readonly document: string
  readonly person: string
  readonly languages: string
  readonly fromTo: (from: string, to: string) => string
  readonly pages: string
  /** Null if they are not known. */
  readonly attached: (original: number | null, translation: number | null) => string
  readonly translator: string
  readonly reviewer: string
  readonly order: string
  readonly orderAndDate: (order: string, date: string) => string
  readonly signer: (office: string) => string
  readonly date: string
  readonly sealAlt: (office: string) => string
  readonly codeAlt: string
  readonly check: (address: string) => string
  readonly hash: string
}

export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = {
  en: {
    title: 'Certificate of Translation Accuracy',
    statement: (from, to, hasReviewer) =>
      `We certify that the attached translation of the document named below, from ${from} into ${to}, was made ${hasReviewer ? 'and read by persons who are' : 'by a person who is'} competent in both languages, and that it is, to the best of our knowledge and ability, complete, true and accurate.`,
    replaces: (code) => `This certificate replaces ${code}, which is no longer valid.`,
    document: 'Document',
    person: 'Person concerned',
    languages: 'Languages',
    fromTo: (from, to) => `${from} to ${to}`,
    pages: 'Pages attached',
    attached: (original, translation) =>
      [
        ...(original === null ? [] : [`Original ${original}`]),
        translation === null ? 'translation attached' : `translation ${translation}`,
      ].join(', '),
    translator: 'Translator',
    reviewer: 'Second reader',
    order: 'Order, date',
    orderAndDate: (order, date) => `${order}, ${date}`,
    signer: (office) => `Translator, for ${office}`,
    date: 'Date',
    sealAlt: (office) => `Seal of ${office}`,
    codeAlt: 'Code that opens the page on which this certificate can be checked',
    check: (address) => `Check this certificate at ${address}, by this code or by the PDF:`,
    hash: 'Translation file, SHA-256',
  },
  ja: {
    title: '翻訳証明書',
    statement: (from, to, hasReviewer) =>
      `下記の文書に添付した${from}から${to}への翻訳は、両言語に通じた者が${hasReviewer ? '翻訳・校閲' : '翻訳'}したものであり、知り得る限り正確かつ完全であることを証明します。`,
    replaces: (code) => `本証明書は、無効となった証明書 ${code} に代わるものです。`,
    document: '文書名',
    person: '本人',
    languages: '言語',
    fromTo: (from, to) => `${from}から${to}`,
    pages: '添付',
    attached: (original, translation) =>
      [
        ...(original === null ? [] : [`原文${original}ページ`]),
        translation === null ? '訳文' : `訳文${translation}ページ`,
      ].join('、'),
    translator: '翻訳者',
    reviewer: '校閲者',
    order: 'ご依頼番号・発行日',
    orderAndDate: (order, date) => `${order}、${date}`,
    signer: (office) => `${office} 翻訳者`,
    date: '発行日',
    sealAlt: (office) => `${office}の印`,
    codeAlt: 'この証明書を確認できるページを開くコード',
    check: () => 'このコードまたはPDFで、この証明書が有効かどうかをどなたでも確認できます。',
    hash: '訳文ファイルのSHA-256',
  },
}

import type { ServiceKind } from './services.ts'

interface StarterService {
  readonly name: string
  readonly nameJa: string
  readonly description: string
  readonly descriptionJa: string
  readonly usualWorkingDays: number
  readonly kind: ServiceKind
}

/**
 * What a new office can begin with. It chooses the services and sets their prices, and can change
 * everything later. The first five have pages of their own on the website.
 */
export const starterServices = [
  {
    name: 'Legal',
    nameJa: '法律文書の翻訳',
    description:
      'Court papers, decrees, powers of attorney, custody agreements and statements, translated with a signed statement of accuracy.',
    descriptionJa:
      '裁判所の書類、離婚判決、委任状、親権の合意書、陳述書などを、翻訳証明を添えてお渡しします。',
    usualWorkingDays: 3,
    kind: 'translation',
  },
  {
    name: 'Medical',
    nameJa: '医療文書の翻訳',
    description:
      'Diagnoses, referral letters, test results and vaccination records, so that the next doctor can go on where the last one stopped.',
    descriptionJa:
      '診断書、紹介状、検査結果、予防接種の記録など。次の先生がそのまま診察を続けられるように訳します。',
    usualWorkingDays: 3,
    kind: 'translation',
  },
  {
    name: 'Technical',
    nameJa: '技術文書の翻訳',
    description:
      'Manuals, drawings, safety data sheets and specifications, with terms kept the same from the first page to the last.',
    descriptionJa:
      '取扱説明書、図面、安全データシート、仕様書など。用語を最初から最後まで統一して訳します。',
    usualWorkingDays: 5,
    kind: 'translation',
  },
  {
    name: 'Interpretation',
    nameJa: '通訳',
    description:
      'A certified interpreter beside you: at the hospital, the city office, the landlord’s or in a meeting. You receive a short written record afterwards.',
    descriptionJa:
      '病院、市役所、不動産会社、会議などに資格を持つ通訳者が同行します。終了後に簡単な記録をお渡しします。',
    usualWorkingDays: 2,
    kind: 'interpretation',
  },
  {
    name: 'International Business',
    nameJa: '国際ビジネス支援',
    description:
      'Offers, company papers, correspondence and bilingual administrative help for companies that work with the other side of the fence.',
    descriptionJa:
      '見積書や会社書類、取引先とのやりとり、バイリンガルの事務代行など、基地内外で取引する企業をお手伝いします。',
    usualWorkingDays: 5,
    kind: 'translation',
  },
  {
    name: 'Marriage Affidavit',
    nameJa: '宣誓供述書（婚姻要件宣誓書）',
    description:
      'The affidavit of competency to marry, translated into Japanese for the city office.',
    descriptionJa: '役所に提出する宣誓供述書（婚姻要件宣誓書）の和訳です。',
    usualWorkingDays: 0,
    kind: 'translation',
  },
  {
    name: 'Birth Certificate',
    nameJa: '出生証明書',
    description: 'American and Japanese birth certificates, front and back, in either direction.',
    descriptionJa: 'アメリカと日本の出生証明書を、裏面も含めて英訳・和訳します。',
    usualWorkingDays: 0,
    kind: 'translation',
  },
  {
    name: 'Family Register (Koseki)',
    nameJa: '戸籍謄本',
    description:
      'Your koseki in English, complete with every entry and seal, for visas, passports and schools.',
    descriptionJa:
      '戸籍謄本・抄本を、記載事項や印影まで漏れなく英訳します。ビザ、パスポート、学校の手続きに。',
    usualWorkingDays: 0,
    kind: 'translation',
  },
  {
    name: "Driver's License",
    nameJa: '運転免許証',
    description: 'Licenses and driving records for the other side’s licensing office.',
    descriptionJa: '運転免許証と運転記録を、切り替え手続き用に翻訳します。',
    usualWorkingDays: 0,
    kind: 'translation',
  },
  {
    name: 'School Records',
    nameJa: '成績証明書・在学証明書',
    description: 'Transcripts, diplomas and enrollment letters, with grades explained.',
    descriptionJa: '成績証明書、卒業証明書、在学証明書を、評価の説明を添えて翻訳します。',
    usualWorkingDays: 1,
    kind: 'translation',
  },
] as const satisfies readonly StarterService[]

export type StarterServiceName = (typeof starterServices)[number]['name']

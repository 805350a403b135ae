import { type ServiceKind, serviceSlug } from '@kakehashi/domain/services'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../src/clock.ts'
import type { DB } from '../src/db/schema.gen.ts'
import { recordEvent } from '../src/events/record.ts'
import { findServiceBySlug, insertService } from '../src/services/queries.ts'

interface SampleService {
  readonly name: string
  readonly nameJa: string
  readonly description: string
  readonly descriptionJa: string
  /** Sample prices. Null makes it a draft. */
  readonly priceCents: number | null
  readonly usualWorkingDays: number
  readonly kind?: ServiceKind
}

/** The five with their own pages on the website come first. */
export const sampleServices: readonly SampleService[] = [
  {
    name: 'Legal',
    nameJa: '法律文書の翻訳',
    description:
      'Court papers, decrees, powers of attorney, custody agreements and statements, translated with a signed statement of accuracy.',
    descriptionJa:
      '裁判所の書類、離婚判決、委任状、親権の合意書、陳述書などを、翻訳証明を添えてお渡しします。',
    priceCents: 8_500,
    usualWorkingDays: 3,
  },
  {
    name: 'Medical',
    nameJa: '医療文書の翻訳',
    description:
      'Diagnoses, referral letters, test results and vaccination records, so that the next doctor can go on where the last one stopped.',
    descriptionJa:
      '診断書、紹介状、検査結果、予防接種の記録など。次の先生がそのまま診察を続けられるように訳します。',
    priceCents: 7_500,
    usualWorkingDays: 3,
  },
  {
    name: 'Technical',
    nameJa: '技術文書の翻訳',
    description:
      'Manuals, drawings, safety data sheets and specifications, with terms kept the same from the first page to the last.',
    descriptionJa:
      '取扱説明書、図面、安全データシート、仕様書など。用語を最初から最後まで統一して訳します。',
    priceCents: 12_000,
    usualWorkingDays: 5,
  },
  {
    name: 'Interpretation',
    nameJa: '通訳',
    description:
      'A certified interpreter beside you: at the hospital, the city office, the landlord’s or in a meeting. You receive a short written record afterwards.',
    descriptionJa:
      '病院、市役所、不動産会社、会議などに資格を持つ通訳者が同行します。終了後に簡単な記録をお渡しします。',
    priceCents: 9_000,
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
    priceCents: 15_000,
    usualWorkingDays: 5,
  },
  {
    name: 'Marriage Affidavit',
    nameJa: '宣誓供述書（婚姻要件宣誓書）',
    description:
      'The affidavit of competency to marry, translated into Japanese for the city office. Bring it before 10:30 and take it home the same day.',
    descriptionJa:
      '役所に提出する宣誓供述書（婚姻要件宣誓書）の和訳です。午前10:30までにお持ちいただければ当日お渡しできます。',
    priceCents: 4_000,
    usualWorkingDays: 0,
  },
  {
    name: 'Konin-Todoke Marriage Form',
    nameJa: '婚姻届の作成',
    description:
      'We fill in the Japanese marriage form with you from your own papers, so that only the signatures are missing.',
    descriptionJa: 'お手持ちの書類をもとに婚姻届をご一緒に作成します。あとは署名だけです。',
    priceCents: 3_500,
    usualWorkingDays: 0,
  },
  {
    name: 'Marriage Certificate',
    nameJa: '婚姻届受理証明書',
    description:
      'The certificate that your marriage was accepted, in English, for your command, your bank and your home country.',
    descriptionJa:
      '婚姻届受理証明書の英訳です。部隊、銀行、本国への届け出など、そのままお使いいただけます。',
    priceCents: 4_500,
    usualWorkingDays: 3,
  },
  {
    name: 'Birth Certificate',
    nameJa: '出生証明書',
    description: 'American and Japanese birth certificates, front and back, in either direction.',
    descriptionJa: 'アメリカと日本の出生証明書を、裏面も含めて英訳・和訳します。',
    priceCents: 4_000,
    usualWorkingDays: 0,
  },
  {
    name: 'Family Register (Koseki)',
    nameJa: '戸籍謄本',
    description:
      'Your koseki in English, complete with every entry and seal, for visas, passports and schools.',
    descriptionJa:
      '戸籍謄本・抄本を、記載事項や印影まで漏れなく英訳します。ビザ、パスポート、学校の手続きに。',
    priceCents: 4_500,
    usualWorkingDays: 0,
  },
  {
    name: "Driver's License",
    nameJa: '運転免許証',
    description: 'Licenses and driving records for the other side’s licensing office.',
    descriptionJa: '運転免許証と運転記録を、切り替え手続き用に翻訳します。',
    priceCents: 3_000,
    usualWorkingDays: 0,
  },
  {
    name: 'Medical Chart',
    nameJa: 'カルテ',
    description:
      'Whole charts from a hospital or clinic, sorted by date, with abbreviations written out.',
    descriptionJa: '病院・診療所のカルテ一式を日付順に整理し、略語を補って翻訳します。',
    priceCents: 6_500,
    usualWorkingDays: 2,
  },
  {
    name: 'Contract',
    nameJa: '契約書',
    description: 'Leases, sales and employment contracts, clause by clause, with numbering kept.',
    descriptionJa: '賃貸借、売買、雇用などの契約書を、条番号をそのままに一条ずつ翻訳します。',
    priceCents: 9_500,
    usualWorkingDays: 3,
  },
  {
    name: 'School Records',
    nameJa: '成績証明書・在学証明書',
    description: 'Transcripts, diplomas and enrollment letters, with grades explained.',
    descriptionJa: '成績証明書、卒業証明書、在学証明書を、評価の説明を添えて翻訳します。',
    priceCents: 4_500,
    usualWorkingDays: 1,
  },
  {
    name: 'Adoption Papers',
    nameJa: '養子縁組書類',
    description: 'Home studies, court decisions and consents. We are still working out the price.',
    descriptionJa: '家庭調査書、審判書、同意書など。料金は検討中です。',
    priceCents: null,
    usualWorkingDays: 5,
  },
]

export async function offerServices(
  trx: Transaction<DB>,
  ownerId: string,
  openedAt: Date,
): Promise<void> {
  for (const [index, sample] of sampleServices.entries()) {
    const slug = serviceSlug(sample.name)
    if (await findServiceBySlug(trx, slug)) continue
    // Services are listed by creation time.
    const at = after(openedAt, index * 10 * duration.minute)
    const { id } = await insertService(trx, {
      id: uuidv7({ msecs: at.getTime() }),
      name: sample.name,
      slug,
      name_ja: sample.nameJa,
      description: sample.description,
      description_ja: sample.descriptionJa,
      price_cents: sample.priceCents,
      kind: sample.kind ?? 'translation',
      usual_working_days: sample.usualWorkingDays,
      created_at: at,
    })
    const subject = { kind: 'service', id } as const
    await recordEvent(trx, { kind: 'service.created', at, actorId: ownerId, subject })
  }
}

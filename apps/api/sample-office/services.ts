import { type ServiceKind, serviceSlug } from '@kakehashi/domain/services'
import { type StarterServiceName, starterServices } from '@kakehashi/domain/starter-services'
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

function starter(name: StarterServiceName, priceCents: number): SampleService {
  const service = starterServices.find((known) => known.name === name)
  if (!service) throw new Error(`the starter set has no ${name}`)
  return { ...service, priceCents }
}

/** The five with their own pages on the website come first. */
export const sampleServices: readonly SampleService[] = [
  starter('Legal', 8_500),
  starter('Medical', 7_500),
  starter('Technical', 12_000),
  starter('Interpretation', 9_000),
  starter('International Business', 15_000),
  {
    ...starter('Marriage Affidavit', 4_000),
    description:
      'The affidavit of competency to marry, translated into Japanese for the city office. Bring it before 10:30 and take it home the same day.',
    descriptionJa:
      '役所に提出する宣誓供述書（婚姻要件宣誓書）の和訳です。午前10:30までにお持ちいただければ当日お渡しできます。',
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
  starter('Birth Certificate', 4_000),
  starter('Family Register (Koseki)', 4_500),
  starter("Driver's License", 3_000),
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
  starter('School Records', 4_500),
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

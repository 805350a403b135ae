import { addDays, tokyoDay } from '@kakehashi/domain/day'
import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/order'
import type { Chance } from './random.ts'
import type { PaperText } from './sample-pdf.ts'
import type { SamplePerson } from './people.ts'
import { sampleServices } from './services.ts'
import type { Subject } from './texts/dialog.ts'
import { cities } from './texts/notes-and-reasons.ts'
import type { Wish } from './texts/request-template.ts'

/** An order as a customer fills it in, and what the office will ask for it. */
export interface SampleOrder {
  readonly customer: SamplePerson
  readonly service: string
  readonly subject: Subject
  readonly details: string
  readonly from: DocumentLanguage | null
  readonly to: DocumentLanguage | null
  readonly purpose: Purpose | null
  readonly neededAfterDays: number | null
  readonly papers: readonly string[]
  readonly pages: number
  readonly workingDays: number
  readonly totalCents: number
  readonly depositCents: number
}

export function orderOf(wish: Wish, customer: SamplePerson, chance: Chance): SampleOrder {
  const service = sampleServices.find(({ name }) => name === wish.service)
  if (!service) throw new Error(`nobody offers ${wish.service}`)
  const { usualWorkingDays } = service
  const pages = chance.between(...wish.pages)
  const [from, to] = chance.happens(0.9) ? chance.pick(wish.pairs) : [null, null]
  const [first, ...others] = wish.papers
  const isSent = chance.happens(0.9)
  const totalCents = priceOf(service.priceCents ?? 0, pages)
  return {
    customer,
    service: wish.service,
    subject: wish.subject,
    details: detailsOf(wish, customer, pages, chance),
    from,
    to,
    purpose: chance.happens(0.85) ? chance.pick(wish.purposes) : null,
    neededAfterDays: chance.happens(0.55) ? usualWorkingDays + chance.between(3, 16) : null,
    papers: isSent ? [first, ...others.filter(() => chance.happens(0.2))] : [],
    pages,
    workingDays: usualWorkingDays,
    totalCents,
    // What is small is paid at once.
    depositCents: totalCents <= 6_000 ? totalCents : Math.round(totalCents / 1_000) * 500,
  }
}

/** A sample of how prices grow: the first page in full, each further one by a third. */
function priceOf(firstPageCents: number, pages: number): number {
  const further = (firstPageCents * (pages - 1)) / 3
  return Math.round((firstPageCents + further) / 250) * 250
}

function detailsOf(wish: Wish, customer: SamplePerson, pages: number, chance: Chance): string {
  const { language } = customer
  const count = { en: pages === 1 ? 'one page' : `${pages} pages`, ja: `${pages}枚` }[language]
  return chance
    .pick(wish.details[language])
    .replace('{pages}', count)
    .replace('{city}', chance.pick(cities[language]))
}

export function neededBy(order: SampleOrder, placedAt: Date): string | null {
  return order.neededAfterDays === null ? null : addDays(tokyoDay(placedAt), order.neededAfterDays)
}

/** What stands on a paper that a customer brings. */
export function originalText({ customer, service, pages }: SampleOrder, name: string): PaperText {
  const title = name.replace(/[.]\w+$/, '').replaceAll('-', ' ')
  const holder = customer.nameJa ?? `${customer.firstName} ${customer.lastName}`
  return {
    title: title.toUpperCase(),
    pages,
    lines: [holder, service, 'Sample text, line by line.'],
  }
}

/** What stands on a translation, with the statement that makes it count. */
export function translatedText(order: SampleOrder, isReviewed: boolean): PaperText {
  const { customer, service, pages, to } = order
  const holder = `${customer.firstName} ${customer.lastName}`
  const statement =
    to === 'ja'
      ? ['翻訳文（見本）', '原文の内容を正確に翻訳したことを証明します。']
      : ['TRANSLATION (SAMPLE)', 'This translation is complete and accurate.']
  const mark = isReviewed ? ['Reviewed / 校閲済み'] : []
  return { title: service, pages, lines: [holder, ...statement, ...mark] }
}

import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/submitted-details'
import type { Random } from './random.ts'
import type { DocumentText } from './sample-pdf.ts'
import type { SamplePerson } from './people.ts'
import { sampleServices } from './services.ts'
import type { Subject } from './texts/dialog.ts'
import { cities } from './texts/notes-and-reasons.ts'
import type { RequestTemplate } from './texts/request-template.ts'

/** A request as the customer fills it in, with the price that the office will quote. */
export interface SampleRequest {
  readonly customer: SamplePerson
  readonly service: string
  readonly subject: Subject
  readonly details: string
  readonly from: DocumentLanguage | null
  readonly to: DocumentLanguage | null
  readonly purpose: Purpose | null
  readonly neededAfterDays: number | null
  readonly documents: readonly string[]
  readonly pages: number
  readonly workingDays: number
  readonly totalCents: number
  readonly depositCents: number
}

export function createSampleRequest(
  template: RequestTemplate,
  customer: SamplePerson,
  random: Random,
): SampleRequest {
  const service = sampleServices.find(({ name }) => name === template.service)
  if (!service) throw new Error(`no such service: ${template.service}`)
  const { usualWorkingDays } = service
  const pages = random.between(...template.pages)
  const [from, to] = random.happens(0.9) ? random.pick(template.pairs) : [null, null]
  const [first, ...others] = template.documents
  const hasDocuments = random.happens(0.9)
  const totalCents = calculatePrice(service.priceCents ?? 0, pages)
  return {
    customer,
    service: template.service,
    subject: template.subject,
    details: fillDetails(template, customer, pages, random),
    from,
    to,
    purpose: random.happens(0.85) ? random.pick(template.purposes) : null,
    neededAfterDays: random.happens(0.55) ? usualWorkingDays + random.between(3, 16) : null,
    documents: hasDocuments ? [first, ...others.filter(() => random.happens(0.2))] : [],
    pages,
    workingDays: usualWorkingDays,
    totalCents,
    // Small amounts are paid in full.
    depositCents: totalCents <= 6_000 ? totalCents : Math.round(totalCents / 1_000) * 500,
  }
}

/** Each further page costs a third of the first. */
function calculatePrice(firstPageCents: number, pages: number): number {
  const further = (firstPageCents * (pages - 1)) / 3
  return Math.round((firstPageCents + further) / 250) * 250
}

function fillDetails(
  template: RequestTemplate,
  customer: SamplePerson,
  pages: number,
  random: Random,
): string {
  const { language } = customer
  const count = { en: pages === 1 ? 'one page' : `${pages} pages`, ja: `${pages}枚` }[language]
  return random
    .pick(template.details[language])
    .replace('{pages}', count)
    .replace('{city}', random.pick(cities[language]))
}

export function neededBy(request: SampleRequest, placedAt: Date): string | null {
  return request.neededAfterDays === null
    ? null
    : addDays(dayAt(placedAt, sampleOffice.timeZone), request.neededAfterDays)
}

export function originalText(
  { customer, service, pages }: SampleRequest,
  name: string,
): DocumentText {
  const title = name.replace(/[.]\w+$/, '').replaceAll('-', ' ')
  const holder = customer.nameJa ?? `${customer.firstName} ${customer.lastName}`
  return {
    title: title.toUpperCase(),
    pages,
    lines: [holder, service, 'Sample text, line by line.'],
  }
}

/** With the statement of accuracy that authorities require. */
export function translatedText(request: SampleRequest, isReviewed: boolean): DocumentText {
  const { customer, service, pages, to } = request
  const holder = `${customer.firstName} ${customer.lastName}`
  const statement =
    to === 'ja'
      ? ['翻訳文（見本）', '原文の内容を正確に翻訳したことを証明します。']
      : ['TRANSLATION (SAMPLE)', 'This translation is complete and accurate.']
  const mark = isReviewed ? ['Reviewed / 校閲済み'] : []
  return { title: service, pages, lines: [holder, ...statement, ...mark] }
}

import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/submitted-details'
import type { Random } from './random.ts'
import type { SampleFamily } from '@kakehashi/domain/sample-papers/family'
import { samplePaper } from '@kakehashi/domain/sample-papers/sample-papers'
import type { DocumentText } from './sample-pdf.ts'
import { familyOf } from './papers/families.ts'
import type { SampleContent, SampleDraft } from './sample-file.ts'
import { logins, type SamplePerson } from './people.ts'
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
  /** What the papers among the documents are, if the office has a template for them. */
  readonly papers: ReadonlyMap<string, PaperTemplateId>
  readonly pages: number
  readonly workingDays: number
  readonly totalCents: number
  readonly depositCents: number
}

export function createSampleRequest(
  template: RequestTemplate,
  customer: SamplePerson,
  random: Random,
  /** Drawing takes a moment, so the papers of orders long ago are a few lines. */
  hasPapers: boolean,
): SampleRequest {
  const service = sampleServices.find(({ name }) => name === template.service)
  if (!service) throw new Error(`no such service: ${template.service}`)
  const { usualWorkingDays } = service
  const pages = random.between(...template.pages)
  const [from, to] = random.happens(0.9) ? random.pick(template.pairs) : [null, null]
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
    ...documentsOf(
      hasPapers ? template : { ...template, papers: {} },
      customer,
      hasDocuments ? random : null,
    ),
    pages,
    workingDays: usualWorkingDays,
    totalCents,
    // Small amounts are paid in full.
    depositCents: totalCents <= 6_000 ? totalCents : Math.round(totalCents / 1_000) * 500,
  }
}

/** Some customers photograph the first paper with a phone. */
function documentsOf(
  { documents, papers }: RequestTemplate,
  { email }: SamplePerson,
  random: Random | null,
) {
  if (!random) return { documents: [], papers: new Map<string, PaperTemplateId>() }
  const isByPhone = email === logins.customer.email || email.length % 9 === 4
  const [first, ...others] = documents
  const chosen = [first, ...others.filter(() => random.happens(0.2))].map((name, place) => {
    const paper = papers?.[name]
    const photo = name.replace('.pdf', '-photo.jpg')
    return { name: paper && place === 0 && isByPhone ? photo : name, paper }
  })
  return {
    documents: chosen.map(({ name }) => name),
    papers: new Map(chosen.flatMap(({ name, paper }) => (paper ? [[name, paper] as const] : []))),
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

/** Fetched some days before the order. */
export function familyOn(placedAt: Date, { customer }: SampleRequest): SampleFamily {
  return { ...familyOf(customer), issuedOn: addDays(dayAt(placedAt, sampleOffice.timeZone), -4) }
}

/** What is in a document that the customer sends. */
export function originalOf(
  request: SampleRequest,
  family: SampleFamily,
  name: string,
): SampleContent {
  const paper = request.papers.get(name)
  if (paper) return { kind: 'original', paper, family }
  return { kind: 'text', text: originalText(request, name) }
}

/** The filled templates of the documents, if each document has one. */
export function draftsOf(
  { papers, documents }: SampleRequest,
  family: SampleFamily,
): readonly SampleDraft[] {
  if (documents.length === 0 || !documents.every((name) => papers.has(name))) return []
  return documents.flatMap((name) => {
    const template = papers.get(name)
    return template ? [{ template, content: samplePaper(template, family) }] : []
  })
}

/** With the order number, which is known when the files are made. */
export function translationOf(
  request: SampleRequest,
  family: SampleFamily,
  isReviewed: boolean,
): SampleContent {
  const drafts = draftsOf(request, family)
  if (drafts.length > 0) return { kind: 'translation', drafts }
  return { kind: 'text', text: translatedText(request, isReviewed) }
}

function originalText({ customer, service, pages }: SampleRequest, name: string): DocumentText {
  const title = name.replace(/[.]\w+$/, '').replaceAll('-', ' ')
  const holder = customer.nameJa ?? `${customer.firstName} ${customer.lastName}`
  return {
    title: title.toUpperCase(),
    pages,
    lines: [holder, service, 'Sample text, line by line.'],
  }
}

/** With the statement of accuracy that authorities require. */
function translatedText(request: SampleRequest, isReviewed: boolean): DocumentText {
  const { customer, service, pages, to } = request
  const holder = `${customer.firstName} ${customer.lastName}`
  const statement =
    to === 'ja'
      ? ['翻訳文（見本）', '原文の内容を正確に翻訳したことを証明します。']
      : ['TRANSLATION (SAMPLE)', 'This translation is complete and accurate.']
  const mark = isReviewed ? ['Reviewed / 校閲済み'] : []
  return { title: service, pages, lines: [holder, ...statement, ...mark] }
}

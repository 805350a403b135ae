import type { Office } from '@kakehashi/domain/office'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { type Language, languageFacts } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import { amountText } from '@kakehashi/domain/payments/cash'
import { methodNames } from '@kakehashi/domain/payments/methods'
import { fullName } from '@kakehashi/domain/people/people'
import { amountOf, type QuoteLine, sumOf } from '@kakehashi/domain/price-list/quote-lines'
import { rateText, yenText } from '@kakehashi/domain/payments/yen'
import { renderSVG } from 'uqr'
import { letterhead } from '../../papers/letterhead.ts'
import { receiptTexts } from '../../papers/receipt-texts.ts'
import type { RequestRow } from '../queries.ts'
import type { ReceiptRow } from './queries.ts'

interface ReceiptFacts {
  readonly receipt: ReceiptRow
  readonly request: RequestRow
  readonly serviceNameJa: string | null
  /** Of the quote that holds; empty for one without lines. */
  readonly lines: readonly QuoteLine[]
  readonly office: Office
  readonly publicUrl: string
}

/** What the template prints, in one language. */
export function receiptPaper(facts: ReceiptFacts, language: Language) {
  const { receipt, request, office, publicUrl } = facts
  const texts = receiptTexts[language]
  const dayText = (moment: Date) => officeDate(moment, language, office.timeZone)
  const service = (language === 'ja' && facts.serviceNameJa) || request.service_name
  const remaining = request.total_cents - receipt.paid_after_cents
  return {
    title: texts.title,
    office: letterhead(office, language),
    facts: [
      [texts.numberLabel, receipt.number],
      [texts.orderLabel, request.order_number],
      [texts.dateLabel, dayText(receipt.issued_at)],
    ],
    name: nameOn(request, language),
    amount: {
      label: texts.amountReceived,
      value: amountOn(receipt, language),
      explanation: [texts.forWhat(service), howPaid(receipt, language)].filter(Boolean),
    },
    table: { head: texts.head, rows: itemsOn(facts, service, language) },
    sums: [
      [texts.total, priceText(request.total_cents)],
      [texts.paidSoFar, priceText(receipt.paid_after_cents)],
      [texts.balanceDue, priceText(Math.max(0, remaining))],
    ],
    issuer: { label: texts.issuedBy, name: receipt.issuer_name ?? office.sender[language] },
    code: {
      svg: renderSVG(`${publicUrl}/request/${request.id}`, { border: 0 }),
      alt: texts.codeAlt,
    },
    notes: texts.notes,
    voided: receipt.voided_at && texts.voided(dayText(receipt.voided_at)),
  }
}

/** The lines of the quote. Without them, or if the total was corrected since, the service. */
function itemsOn({ lines, request }: ReceiptFacts, service: string, language: Language) {
  if (lines.length === 0 || sumOf(lines) !== request.total_cents) {
    return [[service, '1', priceText(request.total_cents)]]
  }
  return lines.map((line) => [
    (language === 'ja' && line.textJa) || line.text,
    String(line.quantity),
    priceText(amountOf(line)),
  ])
}

/** Japanese receipts name the yen that were paid; accounts here are in dollars. */
function amountOn({ yen, difference_cents }: ReceiptRow, language: Language): string {
  return language === 'ja' && yen !== null ? yenText(yen) : priceText(difference_cents)
}

function nameOn(request: RequestRow, language: Language) {
  const texts = receiptTexts[language]
  const { first_name: firstName, last_name: lastName, name_ja } = request
  const name = (language === 'ja' && name_ja) || fullName({ firstName, lastName }, language)
  if (!name) return { label: '', value: texts.erasedName }
  return { label: texts.receivedFrom, value: texts.toPerson(name) }
}

/** Cash in yen at a rate, and what was handed over: 'Cash, yen: ¥17,710 at $1 = ¥154, …'. */
function howPaid(receipt: ReceiptRow, language: Language): string {
  const texts = receiptTexts[language]
  const { comma } = languageFacts[language]
  const { method, yen, yen_rate, given, difference_cents } = receipt
  if (method === null) return ''
  const due = yen ?? difference_cents
  const currency = yen === null ? 'usd' : 'jpy'
  const parts = [
    texts.paidBy(methodNames[method][language]),
    ...(yen !== null && yen_rate !== null ? [texts.inYen(yenText(yen), rateText(yen_rate))] : []),
    ...(given !== null && given > due
      ? [texts.givenAndChange(amountText(currency, given), amountText(currency, given - due))]
      : []),
  ]
  return parts.join(comma)
}

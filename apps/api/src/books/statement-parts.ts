import { shortDate } from '@kakehashi/domain/calendar/date-formats'
import type { Language } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import type { Office } from '@kakehashi/domain/office'
import type { MonthFigures, Period } from '@kakehashi/domain/payments/books'
import { methodNames, paymentMethods } from '@kakehashi/domain/payments/methods'
import { yenText } from '@kakehashi/domain/payments/yen'
import type { TotalRow } from '../money/queries.ts'
import { monthlyStatementTexts } from '../papers/monthly-statement-texts.ts'
import type { listPayOfContractors } from './pay-of-contractors.ts'
import type { listTillCounts, NamedClosing } from './queries.ts'

export interface StatementFacts {
  readonly office: Office
  readonly period: Period
  readonly closing: NamedClosing | undefined
  readonly figures: MonthFigures
  readonly days: readonly TotalRow[]
  readonly tills: Awaited<ReturnType<typeof listTillCounts>>
  readonly contractors: Awaited<ReturnType<typeof listPayOfContractors>>
  readonly now: Date
}

/** A table. The first column is text, the others are amounts. */
interface Part {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The last row is a total. */
  readonly total: boolean
  readonly none?: string
  readonly note?: string | null
}

/** Dollars without their sign, where the heading says it. */
const plain = (cents: number) => priceText(cents).replace('$', '')

const sumOf = (rows: readonly TotalRow[]) => rows.reduce((sum, { cents }) => sum + cents, 0)

export function daysPart({ days, office }: StatementFacts, language: Language): Part {
  const texts = monthlyStatementTexts[language].days
  const payments = days.filter(({ isRefund }) => !isRefund)
  const methods = [...paymentMethods, 'unstated' as const].filter((method) =>
    payments.some((row) => row.method === method),
  )
  const hasYen = days.some(({ yen }) => yen !== 0)
  const cellsOf = (rows: readonly TotalRow[]) => {
    const received = rows.filter(({ isRefund }) => !isRefund)
    return [
      ...methods.map((method) => plain(sumOf(received.filter((row) => row.method === method)))),
      plain(-sumOf(rows.filter(({ isRefund }) => isRefund))),
      plain(sumOf(rows)),
      ...(hasYen ? [yenText(rows.reduce((sum, { yen }) => sum + yen, 0))] : []),
    ]
  }
  const rows = [...Map.groupBy(days, ({ day }) => day)].map(([day, own]) =>
    [shortDate(day, language, office.timeZone)].concat(cellsOf(own)),
  )
  const total = [monthlyStatementTexts[language].total, ...cellsOf(days)]
  return {
    title: texts.title,
    head: [
      texts.day,
      ...methods.map((method) =>
        method === 'unstated' ? texts.unstated : methodNames[method][language],
      ),
      texts.refunded,
      texts.sum,
      ...(hasYen ? [texts.yen] : []),
    ],
    rows: rows.length > 0 ? [...rows, total] : [],
    total: true,
    note: rows.length > 0 ? texts.note : null,
  }
}

function methodRow(name: string, methods: MonthFigures['methods']): string[] {
  const total = (part: 'entries' | 'received' | 'counterEntries' | 'refunded' | 'yen') =>
    methods.reduce((sum, figures) => sum + figures[part], 0)
  const sum = total('received') + total('counterEntries') - total('refunded')
  return [
    name,
    String(total('entries')),
    priceText(total('received')),
    priceText(total('counterEntries')),
    priceText(total('refunded')),
    priceText(sum),
    yenText(total('yen')),
  ]
}

export function methodsPart({ figures: { methods } }: StatementFacts, language: Language): Part {
  const texts = monthlyStatementTexts[language]
  const rows = methods.map((one) =>
    methodRow(one.method === 'unstated' ? texts.days.unstated : methodNames[one.method][language], [
      one,
    ]),
  )
  return {
    title: texts.methods.title,
    head: texts.methods.head,
    rows: rows.length > 0 ? [...rows, methodRow(texts.total, methods)] : [],
    total: true,
  }
}

export function receiptsPart({ figures: { receipts } }: StatementFacts, language: Language): Part {
  const texts = monthlyStatementTexts[language].receipts
  const { issued, first, last, voided } = receipts
  const range = first === last ? (first ?? '–') : `${first} – ${last}`
  return {
    title: texts.title,
    head: [texts.range, texts.issued, texts.voided],
    rows: issued + voided > 0 ? [[range, String(issued), String(voided)]] : [],
    total: false,
  }
}

export function tillsPart({ tills, office }: StatementFacts, language: Language): Part {
  const texts = monthlyStatementTexts[language].tills
  return {
    title: texts.title,
    head: texts.head,
    rows: tills.map((till) => [
      shortDate(till.opened_at, language, office.timeZone),
      ...(till.closed_at
        ? [
            ...drawer(till.expected_cents, till.counted_cents, plain),
            ...drawer(till.expected_yen, till.counted_yen, (yen) => yenText(yen).replace('¥', '')),
          ]
        : [texts.open, '', '', '', '', '']),
    ]),
    total: false,
    none: texts.none,
  }
}

function drawer(
  expected: number | null,
  counted: number | null,
  text: (amount: number) => string,
): string[] {
  return [text(expected ?? 0), text(counted ?? 0), text((counted ?? 0) - (expected ?? 0))]
}

export function payPart(
  { contractors, figures: { pay } }: StatementFacts,
  language: Language,
): Part {
  const texts = monthlyStatementTexts[language]
  const rows = contractors.map(({ name, agreed, paid }) => [
    name ?? texts.pay.erasedName,
    priceText(agreed),
    priceText(paid),
  ])
  const total = [texts.total, priceText(pay.agreed), priceText(pay.paid)]
  return {
    title: texts.pay.title,
    head: texts.pay.head,
    rows: rows.length > 0 ? [...rows, total] : [],
    total: true,
    none: texts.pay.none,
  }
}

export function outstandingPart(
  { figures: { outstanding } }: StatementFacts,
  language: Language,
): Part {
  const texts = monthlyStatementTexts[language].outstanding
  const { unpaid, refundsOwed } = outstanding
  return {
    title: texts.title,
    head: texts.head,
    rows: [
      [texts.unpaid, String(unpaid.orders), priceText(unpaid.cents)],
      [texts.refundsOwed, String(refundsOwed.orders), priceText(refundsOwed.cents)],
    ],
    total: false,
  }
}

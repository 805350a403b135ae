import { timeOfDay } from '@kakehashi/domain/calendar/date-formats'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Language } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import { hasReadyDay } from '@kakehashi/domain/services'
import { amountOf } from '@kakehashi/domain/price-list/quote-lines'
import { deliveryNames, documentLanguageNames, factLabels, factPhrases } from './fact-texts.ts'
import { usableName } from './greeting.ts'
import type { Price, PriceLine, Ready, ReadyCondition, RequestFacts } from './request-facts.ts'

export interface FactRow {
  readonly label: string
  readonly value: string
  /** Further values, each on its own line. */
  readonly more?: readonly string[]
  /** Below the value. */
  readonly note?: string
  /** Shown in bold. */
  readonly isMain?: boolean
  /** A day that no longer holds. */
  readonly isStruck?: boolean
}

type Label = keyof typeof factLabels

const mainFacts: ReadonlySet<Label> = new Set([
  'service',
  'price',
  'deposit',
  'refunded',
  'remaining',
  'readyBy',
  'newDay',
  'documentsLeaveOn',
])

/** The facts of a request as the rows of a mail, in its language. */
export function factRows(facts: RequestFacts, language: Language, timeZone: string): FactRow[] {
  const { price, refundedCents, ready, isCancelled, neededBy, quoteBy, documentsLeaveOn } = facts
  const isTranslation = hasReadyDay(facts.serviceKind)
  const row = (label: Label, value: string | null, extra: Partial<FactRow> = {}): FactRow[] =>
    value === null
      ? []
      : [{ label: factLabels[label][language], value, isMain: mainFacts.has(label), ...extra }]
  const day = (value: string) => formatWeekdayAndDate(value, language)
  return [
    ...row('customer', usableName(facts.customer)),
    ...row('service', facts.service[language]),
    ...row('languages', languagePair(facts, language)),
    ...row('documents', documentCount(facts.documents, language)),
    ...row(isTranslation ? 'neededBy' : 'appointment', neededBy && day(neededBy)),
    ...(quoteBy === null ? [] : firstRows(quoteBy)),
    ...(price === null || isCancelled ? [] : lineRows(facts.lines)),
    ...(price === null ? [] : priceRows(price, isCancelled)),
    ...row('refunded', refundedCents > 0 ? priceText(refundedCents) : null),
    ...(ready === null || isCancelled ? [] : readyRows(ready)),
    ...row('documentsLeaveOn', documentsLeaveOn && day(documentsLeaveOn)),
  ]

  function firstRows(until: Date): FactRow[] {
    const { untilTime } = factPhrases[language]
    return [
      ...row('quoteBy', untilTime(day(dayAt(until, timeZone)), timeOfDay(until, timeZone))),
      ...row('delivery', isTranslation ? deliveryNames[facts.delivery][language] : null),
    ]
  }

  function lineRows(lines: readonly PriceLine[]): FactRow[] {
    const [first = null, ...more] = lines.map((line) => lineText(line, language))
    return row('lines', first, { more })
  }

  function priceRows(sums: Price, isOver: boolean): FactRow[] {
    const { totalCents, paidCents, depositDueCents, validUntil } = sums
    const isDepositDue = depositDueCents > 0 && !isOver
    return [
      ...row('price', priceText(totalCents)),
      ...row('deposit', isDepositDue ? priceText(depositDueCents) : null),
      ...row('paid', paidCents > 0 ? priceText(paidCents) : null),
      ...row('remaining', paidCents > 0 && !isOver ? priceText(totalCents - paidCents) : null),
      ...row('validUntil', validUntil && !isOver ? day(validUntil) : null),
    ]
  }

  function readyRows({ day: readyDay, missed, movedFrom, condition }: Ready): FactRow[] {
    if (movedFrom) {
      return [
        ...row('promised', day(movedFrom.day), { isStruck: true }),
        ...row('newDay', day(readyDay)),
        ...row('reason', movedFrom.reason && movedFrom.reason[language]),
      ]
    }
    if (missed !== null) {
      const struck = row('promised', day(missed), { isStruck: true })
      return [...struck, ...row('newDay', day(readyDay))]
    }
    const note = condition ? { note: conditionText(condition, language) } : {}
    return row(isTranslation ? 'readyBy' : 'newDay', day(readyDay), note)
  }
}

function languagePair(
  { fromLanguage, toLanguage }: Pick<RequestFacts, 'fromLanguage' | 'toLanguage'>,
  language: Language,
): string | null {
  const phrases = factPhrases[language]
  const from = fromLanguage && documentLanguageNames[fromLanguage][language]
  const to = toLanguage && documentLanguageNames[toLanguage][language]
  if (from && to) return phrases.languagePair(from, to)
  if (from) return phrases.from(from)
  return to && phrases.into(to)
}

/** 'Birth Certificate, 3 pages × $25.00: $75.00' */
function lineText(line: PriceLine, language: Language): string {
  const { lineTexts, otherWork, quantities } = factPhrases[language]
  const { unit, quantity, unitCents } = line
  const isPlain = unit === 'each' && quantity === 1
  return lineTexts(
    line.text === null ? otherWork : line.text[language],
    isPlain ? null : `${quantities[unit](quantity)} × ${priceText(unitCents)}`,
    priceText(amountOf(line)),
  )
}

function documentCount(count: number, language: Language): string {
  const { documents, noDocuments } = factPhrases[language]
  return count === 0 ? noDocuments : documents(count)
}

function conditionText({ action, on, before }: ReadyCondition, language: Language): string {
  const { ifDone, onDay, beforeTime } = factPhrases[language]
  const day = formatWeekdayAndDate(on, language)
  const by = before === null ? onDay(day) : beforeTime(day, before)
  return ifDone(action, by)
}

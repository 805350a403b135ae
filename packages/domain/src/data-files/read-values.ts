import { type Day, dayOf, isPlausibleDay } from '../calendar/day.ts'
import { halfWidth } from '../half-width.ts'
import type { Words } from '../language.ts'

const yearFirst =
  /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day as spreadsheets write it: 2021-04-01, 2021/4/1, 2021年4月1日 or 4/1/2021. */
export function readDay(text: string): Day | undefined {
  const plain = halfWidth(text).trim()
  const [, year, month, date] = yearFirst.exec(plain) ?? reordered(american.exec(plain))
  if (!year || !month || !date) return undefined
  const day = dayOf(Number(year), Number(month), Number(date))
  // February 30 would be a day in March.
  const isReal = Number(day.slice(5, 7)) === Number(month) && Number(day.slice(8)) === Number(date)
  return isReal && isPlausibleDay(day) ? day : undefined
}

function reordered(match: RegExpExecArray | null): (string | undefined)[] {
  return match ? [match[0], match[3], match[1], match[2]] : []
}

const amount = /^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** Dollars as spreadsheets write them, in cents: 45, 45.5 or $1,045.50. */
export function readCents(text: string): number | undefined {
  const [, whole, part = ''] = amount.exec(halfWidth(text).trim()) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return cents <= 2_147_483_647 ? cents : undefined
}

/** A value by its own word, or by its name in any language. */
export function readNamed<Value extends string>(
  names: Readonly<Record<Value, Words>>,
  text: string,
): Value | undefined {
  const wanted = plain(text)
  const entries = Object.entries<Words>(names) as [Value, Words][]
  return entries.find(
    ([value, words]) =>
      plain(value) === wanted || Object.values(words).some((name) => plain(name) === wanted),
  )?.[0]
}

const plain = (text: string) => halfWidth(text).trim().toLowerCase()

/** What an export writes before a text that a spreadsheet would compute. */
export function withoutApostrophe(text: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text
}

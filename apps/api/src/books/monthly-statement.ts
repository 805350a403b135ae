import { dateAndTime, officeDate } from '@kakehashi/domain/calendar/date-formats'
import { dayAt } from '@kakehashi/domain/calendar/day'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import type { Language } from '@kakehashi/domain/language'
import { letterhead } from '../papers/letterhead.ts'
import { monthlyStatementTexts } from '../papers/monthly-statement-texts.ts'
import * as parts from './statement-parts.ts'

/** What the template prints, in one language. */
export function monthlyStatementPaper(facts: parts.StatementFacts, language: Language) {
  const { office, period, closing, now } = facts
  const { timeZone } = office
  const texts = monthlyStatementTexts[language]
  const dayText = (moment: Date) => officeDate(moment, language, timeZone)
  const lastMoment = new Date(period.endsAt.getTime() - 1)
  const month = formatMonth(dayAt(period.startsAt, timeZone), language)
  const days = `${dayText(period.startsAt)} – ${dayText(lastMoment)}`
  const tables = [
    parts.daysPart(facts, language),
    parts.methodsPart(facts, language),
    parts.receiptsPart(facts, language),
    parts.tillsPart(facts, language),
    parts.payPart(facts, language),
    parts.outstandingPart(facts, language),
  ]
  return {
    title: texts.title,
    period: month,
    page: texts.page,
    of: texts.of,
    office: letterhead(office, language),
    facts: [
      [texts.period, `${month} (${days})`],
      [
        texts.state,
        closing
          ? texts.closed(
              dateAndTime(closing.closed_at, language, timeZone),
              closing.closer_name ?? texts.formerOwner,
            )
          : texts.notClosed,
      ],
      [texts.printed, dateAndTime(now, language, timeZone)],
    ],
    notice: closing ? null : texts.notClosedNotice,
    parts: tables.map(({ title, head, rows, total, none = texts.nothing, note = null }) => ({
      title,
      head,
      rows,
      total,
      none,
      note,
    })),
  }
}

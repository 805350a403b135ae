import * as formats from '@kakehashi/domain/calendar/date-formats'
import { type Day, dayAt } from '@kakehashi/domain/calendar/day'
import type { Language } from '@kakehashi/domain/language'
import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { formatAge } from './relative-time.ts'

type Moment = string | Date
type Format = (moment: Moment, language: Language, timeZone: string) => string

/** Dates and times in the reader's language and the office's time zone. */
export function useDates() {
  const language = useLanguage()
  const { timeZone } = useOffice()
  const inZone = (format: Format) => (moment: Moment) => format(moment, language, timeZone)
  return {
    listDate: inZone(formats.listDate),
    detailDate: inZone(formats.detailDate),
    dateAndTime: inZone(formats.dateAndTime),
    officeDate: inZone(formats.officeDate),
    officeDateAndTime: inZone(formats.officeDateAndTime),
    clockDate: inZone(formats.clockDate),
    shortDate: inZone(formats.shortDate),
    shortDateAndTime: inZone(formats.shortDateAndTime),
    timeOfDay: (moment: Moment) => formats.timeOfDay(moment, timeZone),
    /** How long ago: '11 min', '2 days'. */
    age: (moment: string, now: Date) => formatAge(moment, now, language, timeZone),
    /** The day at the office; today for the present moment. */
    dayOf: (moment: Moment): Day => dayAt(new Date(moment), timeZone),
  }
}

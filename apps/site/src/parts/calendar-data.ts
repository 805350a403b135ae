import type { OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'

/** When the office is open, without its closures, which change after the page is rendered. */
export type RegularCalendar = Omit<OfficeCalendar, 'closures'>

/** The attribute from which the islands read the calendar: their code is the same for all offices. */
export function calendarData(office: RegularCalendar) {
  const { timeZone, openWeekdays, holidays, hours, sameDayUntil } = office
  const calendar: RegularCalendar = { timeZone, openWeekdays, holidays, hours, sameDayUntil }
  return { 'data-calendar': JSON.stringify(calendar) }
}

export function readCalendar({ dataset }: HTMLElement): RegularCalendar {
  return JSON.parse(dataset['calendar'] ?? '') as RegularCalendar
}

import { calendarOf } from '@kakehashi/domain/calendar/office-calendar'
import { sampleOffice } from '@kakehashi/domain/sample/office'

/** The sample year has no closures besides weekends and holidays. */
export const regularCalendar = calendarOf(sampleOffice, [])

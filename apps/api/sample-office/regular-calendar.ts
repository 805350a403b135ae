import { calendarOf } from '@kakehashi/domain/calendar/office-calendar'
import { office } from '@kakehashi/domain/office'

/** The sample year has no closures besides weekends and holidays. */
export const regularCalendar = calendarOf(office, [])

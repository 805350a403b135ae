import { calendarOf, type OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { useOffice } from '@kakehashi/layouts/office'
import { useMemo } from 'react'
import { useListClosuresQuery } from './settings-api.ts'

/** Undefined until the closures have loaded: without them a day could be wrong. */
export function useCalendar(): OfficeCalendar | undefined {
  const office = useOffice()
  const { data: closures } = useListClosuresQuery()
  return useMemo(() => closures && calendarOf(office, closures), [office, closures])
}

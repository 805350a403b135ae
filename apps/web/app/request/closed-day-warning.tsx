import { day as formDay } from '@kakehashi/contract/requests/request-fields'
import { closureOn } from '@kakehashi/domain/calendar/working-days'
import { isOver } from '@kakehashi/domain/calendar/day'
import type { ReactNode } from 'react'
import { useCalendar } from '../api/use-calendar.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Alert } from '@kakehashi/ui/alert'

interface ClosedDayWarningProps {
  /** The value of the field, perhaps incomplete. */
  day: string
  /** Says what the closure means for the person choosing the day. */
  children: (reason: string) => ReactNode
}

/** Warns below a day field that the office is closed on that day. The day can still be chosen. */
export function ClosedDayWarning({ day, children }: ClosedDayWarningProps) {
  const language = useLanguage()
  const now = useNow()
  const calendar = useCalendar()
  // Invalid days have an error at the field.
  if (!calendar || !formDay.safeParse(day).success) return null
  if (isOver(day, now, calendar.timeZone)) return null
  const reason = closureOn(day, calendar)?.reason[language]
  return reason === undefined ? null : <Alert kind="warning">{children(reason)}</Alert>
}

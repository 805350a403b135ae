import { day as formDay } from '@kakehashi/contract/requests/request-fields'
import { closureOn } from '@kakehashi/domain/calendar/working-days'
import { isOver } from '@kakehashi/domain/calendar/day'
import type { ReactNode } from 'react'
import { useListClosuresQuery } from '../api/closures-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Alert } from '@kakehashi/ui/alert'

interface ClosedDayWarningProps {
  /** As it stands in its field, perhaps half typed. */
  day: string
  /** What that means to whoever chooses it. */
  children: (reason: string) => ReactNode
}

/** Under a day that somebody chooses: that we are closed on it, and why. It is taken all the same. */
export function ClosedDayWarning({ day, children }: ClosedDayWarningProps) {
  const language = useLanguage()
  const now = useNow()
  const { data: closures } = useListClosuresQuery()
  // What the form does not take is marked at the field.
  if (!closures || !formDay.safeParse(day).success || isOver(day, now)) return null
  const reason = closureOn(day, closures)?.reason[language]
  return reason === undefined ? null : <Alert kind="warning">{children(reason)}</Alert>
}

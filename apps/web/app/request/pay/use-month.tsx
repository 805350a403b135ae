import { monthText } from '@kakehashi/domain/payments/pay'
import { useNow } from '@kakehashi/ui/use-now'
import { useState } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { MonthChoice } from './month-choice.tsx'

/** The month of the statement on screen, the present one at first, and the choice of another. */
export function useMonth() {
  const { dayOf } = useDates()
  const last = monthText(dayOf(useNow()))
  const [chosen, choose] = useState<string>()
  const month = chosen ?? last
  return { month, choice: <MonthChoice month={month} last={last} onChoose={choose} /> }
}

import { monthOf } from '@kakehashi/domain/calendar/day'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import type { Period } from '@kakehashi/domain/figures/periods'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'

/** 'October 2026', 'July 2026 to September 2026' or '01 Nov, 2026 to 12 Nov, 2026'. */
export function usePeriodName(): (period: Period) => string {
  const { t } = useLingui()
  const language = useLanguage()
  const { officeDate } = useDates()
  return ({ from, to }) => {
    if (from === to) return officeDate(from)
    const isOfMonths = from === monthOf(from).from && to === monthOf(to).to
    const nameOf = (day: string) => (isOfMonths ? formatMonth(day, language) : officeDate(day))
    const [first, last] = [nameOf(from), nameOf(to)]
    return first === last ? first : t`${first} to ${last}`
  }
}

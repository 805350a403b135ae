import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import type { Language } from '@kakehashi/domain/language'
import { Trans } from '@lingui/react/macro'

/** The first column of a table by month. */
export function monthColumn(language: Language) {
  return {
    key: 'month',
    header: <Trans>Month</Trans>,
    cell: ({ month }: { month: string }) => formatMonth(month, language),
  }
}

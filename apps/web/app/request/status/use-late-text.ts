import type { SeenRequest } from '../request-views.ts'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'

/** One line about a request whose ready-by day was missed; undefined if it is on time. */
export function useLateText(request: SeenRequest): string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  if (request.reader === 'desk' || !request.late) return undefined
  const { promisedOn, newDay } = request.late
  const promised = formatWeekdayAndDate(promisedOn, language)
  if (newDay === undefined) return t`Promised for ${promised}. We will tell you the new day.`
  const replaced = formatWeekdayAndDate(newDay, language)
  return t`New day: ${replaced}`
}

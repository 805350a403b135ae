import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { useLingui } from '@lingui/react/macro'
import { deliveryFacts } from '@kakehashi/domain/request/delivery'
import { hasReadyDay } from '@kakehashi/domain/services'
import { useDates } from '../../i18n/use-dates.ts'
import type { ProgressData } from './progress-tracker.tsx'
import { useWhoseTurn } from './use-whose-turn.ts'

/** What is posted or downloaded is made by that day, but gets to the customer later. */
function isHandedOverThen(request: RequestDetail): boolean {
  if (request.reader === 'desk') return true
  const { serviceKind, delivery } = request
  return hasReadyDay(serviceKind) && deliveryFacts[delivery].paysRest === 'on-hand-over'
}

/** The data of the progress tracker, for the current reader. */
export function useProgress(request: RequestDetail): ProgressData {
  const { t } = useLingui()
  const { shortDate } = useDates()
  const acts = useWhoseTurn(request)
  const { progress, stage, closedAt } = request
  const late = request.reader === 'desk' ? undefined : request.late
  const promisedOn = late ? late.newDay : request.promisedOn
  const day = promisedOn && shortDate(promisedOn)
  // What waits for the customer comes first.
  const isLateWithUs = late && request.reader === 'customer' && !acts?.isReader
  return {
    progress,
    stage,
    kind: request.serviceKind,
    waiting: isLateWithUs ? t`With us, late` : acts?.waiting,
    ready: day && isHandedOverThen(request) && t`by ${day}`,
    isStopped: closedAt !== undefined,
  }
}

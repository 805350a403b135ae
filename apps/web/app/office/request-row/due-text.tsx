import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { isWorkStage } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDates } from '../../i18n/use-dates.ts'

interface DueTextProps {
  request: OfficeRequestItem
  day: ReactNode
}

/** What has to happen by the day on which the stage is due. */
export function DueText({ request, day }: DueTextProps) {
  const { stage } = request
  if (isWorkStage(stage)) return <WorkText request={request} day={day} />
  switch (stage) {
    case 'quote':
      return <Trans>Quote by {day}</Trans>
    case 'payment':
      return <PaymentText request={request} day={day} />
    case 'delivery':
      return <DeliveryText request={request} day={day} />
    case 'complete':
      return null
  }
}

/** For an interpretation, the day that the customer named comes first. */
function WorkText({ request: { serviceKind, neededBy }, day }: DueTextProps) {
  const { shortDate } = useDates()
  if (serviceKind === 'translation') return <Trans>Promised for {day}</Trans>
  if (neededBy === undefined) return <Trans>Interpretation by {day}</Trans>
  const needed = <time dateTime={neededBy}>{shortDate(neededBy)}</time>
  return <Trans>Needed by {needed}</Trans>
}

function PaymentText({ request: { actsNow, quote }, day }: DueTextProps) {
  // Only the office can act now.
  if (actsNow === 'office' && quote?.isTaken) return <Trans>Begin by {day}</Trans>
  // An accepted quote does not end; only its deposit is awaited.
  return quote?.isTaken ? null : <Trans>Quote ends {day}</Trans>
}

/** How the customer gets it; an interpretation has only its record to give. */
function DeliveryText({ request: { delivery, serviceKind }, day }: DueTextProps) {
  if (serviceKind === 'interpretation') return <Trans>Record by {day}</Trans>
  switch (delivery) {
    case 'counter':
      return <Trans>Pick-up by {day}</Trans>
    case 'post':
      return <Trans>Post by {day}</Trans>
    case 'meeting':
      return <Trans>Meet by {day}</Trans>
    // Nothing has to be handed over by a day.
    case 'download':
      return <Trans>Ready to download</Trans>
  }
}

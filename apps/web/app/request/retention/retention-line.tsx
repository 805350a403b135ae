import { formatDate } from '@kakehashi/domain/calendar/day-text'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import type { PricedRequest } from '../request-views.ts'
import styles from './retention-line.module.css'

/** Until when an ended request has its documents and messages, or why they are kept. */
export function RetentionLine({ request }: { request: PricedRequest }) {
  const language = useLanguage()
  const { dayOf } = useDates()
  const { contentErasedAt, contentLeavesOn } = request
  if (contentErasedAt !== undefined) {
    const day = formatDate(dayOf(contentErasedAt), language)
    return (
      <p className={styles.line}>
        <Trans>
          Documents and messages were deleted on {day}. The order number, the service, the dates and
          the amounts stay.
        </Trans>
      </p>
    )
  }
  if (request.reader === 'office' && request.isOnHold) {
    const reason = request.holdReason ?? ''
    return (
      <p className={styles.line}>
        <Trans>An owner keeps the documents and messages: {reason}</Trans>
      </p>
    )
  }
  if (contentLeavesOn === undefined) return null
  const day = formatDate(contentLeavesOn, language)
  return (
    <p className={styles.line}>
      <Trans>Documents and messages are deleted on {day}.</Trans>
    </p>
  )
}

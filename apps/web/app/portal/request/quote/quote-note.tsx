import type { PricedRequest } from '../../../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useDates } from '../../../i18n/use-dates.ts'
import { statusOf } from '../../../request/status/request-status.ts'
import { useBecameTrue } from '../../../request/status/progress-tracker.tsx'
import { Pill } from '@kakehashi/ui/pill'
import { OfficeSeal } from '@kakehashi/layouts/office-seal'
import styles from './quote-card.module.css'

function useWrittenDay(): (moment: string) => string {
  const language = useLanguage()
  const { dayOf } = useDates()
  return (moment) => formatWeekdayAndDate(dayOf(moment), language)
}

/** How long the quote is valid, or what became of it. */
export function QuoteNote({ request }: { request: PricedRequest }) {
  const writtenDay = useWrittenDay()
  const isAccepted = request.quote?.answer === 'accepted'
  const isStamping = useBecameTrue(isAccepted)
  const { quote } = request
  const until = quote && writtenDay(quote.expiresAt)
  switch (statusOf(request)) {
    case 'quote-ready':
      return (
        <p>
          <Trans>
            Valid until <span className="date">{until}</span>
          </Trans>
        </p>
      )
    case 'quote-expired':
      return (
        <p>
          <Trans>
            Expired on <span className="date">{until}</span>
          </Trans>
        </p>
      )
    case 'quote-declined':
      return <p>{quote?.answeredAt && <Declined at={quote.answeredAt} />}</p>
    case 'deposit-due':
    case 'about-to-begin':
      return (
        <div className={styles.stamped}>
          <Pill tone="leaf" icon="check">
            <Trans>Accepted</Trans>
          </Pill>
          {isAccepted && <OfficeSeal isStamping={isStamping} className={styles.seal} />}
        </div>
      )
    case 'complete':
      return (
        <Pill tone="leaf" icon="check">
          <Trans>Paid in full</Trans>
        </Pill>
      )
    case 'balance-due':
      return (
        <Pill tone="amber" icon="alert">
          <Trans>Balance due</Trans>
        </Pill>
      )
    case 'cancelled':
      return <p>{request.closedAt && <Cancelled at={request.closedAt} />}</p>
    case 'being-quoted':
    case 'at-work':
    case 'ready':
    case 'ready-with-balance':
      return null
  }
}

function Declined({ at }: { at: string }) {
  const day = useWrittenDay()(at)
  return (
    <Trans>
      Declined on <span className="date">{day}</span>
    </Trans>
  )
}

function Cancelled({ at }: { at: string }) {
  const day = useWrittenDay()(at)
  return (
    <Trans>
      Cancelled on <span className="date">{day}</span>
    </Trans>
  )
}

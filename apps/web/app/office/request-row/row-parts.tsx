import { formatAge } from '../../i18n/relative-time.ts'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shortDate } from '@kakehashi/domain/calendar/date-formats'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { inDollars } from '../../request/price.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import styles from './row-parts.module.css'

interface OfRequest {
  request: OfficeRequestItem
}

/** How long it has been here; drawn again each minute. */
export function Age({ request: { createdAt } }: OfRequest) {
  return <span className="date">{formatAge(createdAt, useNow(), useLanguage())}</span>
}

/** A red dot for something that nobody in the office has looked at; words for those who listen. */
export function UnreadMark({ request: { adminViewed } }: OfRequest) {
  if (adminViewed) return null
  return (
    <span className={styles['unread']}>
      <span className="hush">
        <Trans>Unread.</Trans>{' '}
      </span>
    </span>
  )
}

/** By when this stage should be done, or since when it should have been. */
export function Due({ request }: OfRequest) {
  const language = useLanguage()
  const { dueOn, isOverdue } = request
  if (!dueOn) return null
  const day = <time dateTime={dueOn}>{shortDate(dueOn, language)}</time>
  return (
    <span className={classNames(styles['due'], isOverdue && styles['late'])}>
      {isOverdue ? (
        <>
          <Icon name="alert" />
          <span className="hush">
            <Trans>Overdue.</Trans>{' '}
          </span>
          <Trans>Was due {day}</Trans>
        </>
      ) : (
        <DueWords request={request} day={day} />
      )}
    </span>
  )
}

function DueWords({ request, day }: OfRequest & { day: ReactNode }) {
  switch (request.stage) {
    case 'quote':
      return <Trans>Quote by {day}</Trans>
    case 'payment':
      return isReadyToStart(request) ? (
        <Trans>Begin by {day}</Trans>
      ) : (
        <Trans>Quote ends {day}</Trans>
      )
    case 'delivery':
      return <Trans>Pick-up by {day}</Trans>
    case 'translate':
    case 'review':
    case 'complete':
      return <Trans>Promised for {day}</Trans>
  }
}

/** The customer has done their part: it waits for the office alone. */
function isReadyToStart({ actsNow, quote }: OfficeRequestItem): boolean {
  return actsNow === 'office' && quote?.isTaken === true
}

/** What the customer said to the quote, as long as that is what the stage is about. */
export function Answer({ request: { stage, quote, closedAt } }: OfRequest) {
  if (stage !== 'payment' || closedAt || !quote) return null
  const isDeclined = quote.answer === 'declined'
  if (!quote.isTaken && !isDeclined) return null
  return <span>{isDeclined ? <Trans>Declined</Trans> : <Trans>Accepted</Trans>}</span>
}

/** What the customer still has to pay of a price that stands. */
export function Balance({ request }: OfRequest) {
  const { totalPrice, paidAmount, closedAt, stage } = request
  if (paidAmount >= totalPrice || closedAt) return null
  const remaining = inDollars(totalPrice - paidAmount)
  // Before the work is done, an open balance is as it should be.
  const isWaitedFor = stage === 'delivery' || stage === 'complete'
  return (
    <span className={classNames(styles['balance'], isWaitedFor && styles['late'])}>
      <Trans>Balance {remaining}</Trans>
    </span>
  )
}

import { useDates } from '../../i18n/use-dates.ts'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { isWorkStage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '@kakehashi/ui/use-now'
import { inDollars } from '../../request/price.tsx'
import { workWords } from '../../request/service-kind-texts.ts'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { DueText } from './due-text.tsx'
import styles from './row-parts.module.css'

interface OfRequest {
  request: OfficeRequestItem
}

/** Time since the request came in; updated every minute. */
export function Age({ request: { createdAt } }: OfRequest) {
  const { age } = useDates()
  return <span className="date">{age(createdAt, useNow())}</span>
}

/** A red dot for a request that nobody in the office has viewed, with text for screen readers. */
export function UnreadMark({ request: { adminViewed } }: OfRequest) {
  if (adminViewed) return null
  return (
    <span className={styles.unread}>
      <span className="hush">
        <Trans>Unread.</Trans>{' '}
      </span>
    </span>
  )
}

/** The translator has asked something that nobody has answered. */
export function QuestionMark({ request: { askedAt, serviceKind } }: OfRequest) {
  const { i18n } = useLingui()
  if (askedAt === undefined) return null
  return (
    <span className={styles.question}>
      <Icon name="info" />
      {i18n._(workWords[serviceKind].question)}
    </span>
  )
}

/** When this stage is due, or since when it is overdue. */
export function Due({ request }: OfRequest) {
  const { dayOf, shortDate } = useDates()
  const today = dayOf(useNow())
  const { dueOn, isOverdue } = request
  if (!dueOn) return null
  const isToday = dueOn === today
  const day = <time dateTime={dueOn}>{isToday ? <Trans>today</Trans> : shortDate(dueOn)}</time>
  return (
    <span className={classNames(styles.due, isOverdue && styles.late, isToday && styles.today)}>
      {isOverdue ? (
        <>
          <Icon name="alert" />
          <span className="hush">
            <Trans>Overdue.</Trans>{' '}
          </span>
          <Trans>Was due {day}</Trans>
        </>
      ) : (
        <DueText request={request} day={day} />
      )}
    </span>
  )
}

/** Who translates it, while it is being translated or reviewed. */
export function Translator({ request: { stage, serviceKind, translatorName } }: OfRequest) {
  const { i18n } = useLingui()
  if (!isWorkStage(stage)) return null
  if (translatorName) return <span className={styles.translator}>{translatorName}</span>
  // A clerk can hand in a translation too; nobody waits then.
  if (stage === 'review') return null
  return <span className={styles.late}>{i18n._(workWords[serviceKind].unassigned)}</span>
}

/** The customer's answer to the quote, shown in the payment stage only. */
export function Answer({ request: { stage, quote, closedAt } }: OfRequest) {
  if (stage !== 'payment' || closedAt || !quote) return null
  const isDeclined = quote.answer === 'declined'
  if (!quote.isTaken && !isDeclined) return null
  return <span>{isDeclined ? <Trans>Declined</Trans> : <Trans>Accepted</Trans>}</span>
}

/** Nobody has looked at the documents yet. */
export function Automatic({ request: { stage, quote, closedAt } }: OfRequest) {
  if (stage !== 'payment' || closedAt || !quote?.isAutomatic) return null
  return (
    <span>
      <Trans>Quoted automatically</Trans>
    </span>
  )
}

/** What the customer still owes. */
export function Balance({ request }: OfRequest) {
  const { totalPrice, paidAmount, closedAt, stage } = request
  if (paidAmount >= totalPrice || closedAt) return null
  const remaining = inDollars(totalPrice - paidAmount)
  // A balance is normal until the translation is ready for delivery.
  const isDue = stage === 'delivery' || stage === 'complete'
  return (
    <span className={classNames(styles.balance, isDue && styles.late)}>
      <Trans>Balance {remaining}</Trans>
    </span>
  )
}

import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import styles from './own-requests.module.css'
import { Plural } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'

interface RequestRowProps {
  to: string
  request: CustomerRequestItem
  /** Shown at the end of the line. */
  figure?: ReactNode
  /** More facts, after the order number and the date. */
  facts?: ReactNode
  children?: ReactNode
}

/** A request in a list: service, date and unread messages. */
export function RequestRow({ to, request, figure, facts, children }: RequestRowProps) {
  const { listDate } = useDates()
  const { service, requestItem, orderNumber, createdAt, unread } = request
  return (
    <Link to={to} className={styles.row}>
      <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
      <span className={styles.what}>
        <b>
          <ServiceName service={service} requestItem={requestItem} />
        </b>
        <Unread count={unread} />
      </span>
      <span className={styles.which}>
        <span>{orderNumber}</span>
        <time dateTime={createdAt}>{listDate(createdAt)}</time>
        {facts}
      </span>
      {children && <span className={styles.state}>{children}</span>}
      {figure && <span className={styles.figure}>{figure}</span>}
    </Link>
  )
}

export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Pill tone="seal" icon="mail">
      <Plural value={count} one="# unread" other="# unread" />
    </Pill>
  )
}

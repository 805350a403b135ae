import type { Again, LaterOrders as Orders } from '@kakehashi/contract/requests/again-view'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './again.module.css'

interface AgainLinkProps {
  again: Again
  pathOf: (requestId: string) => string
}

/** The earlier order, with a link for whoever may open it. */
export function AgainLink({ again: { request, orderNumber, copies }, pathOf }: AgainLinkProps) {
  return (
    <span className={styles.links}>
      {request === undefined ? orderNumber : <Link to={pathOf(request)}>{orderNumber}</Link>}
      <span>
        {copies === undefined ? (
          <Trans>in another language</Trans>
        ) : (
          <Plural value={copies} one="# copy" other="# copies" />
        )}
      </span>
    </span>
  )
}

interface LaterOrdersProps {
  orders: Orders
  pathOf: (requestId: string) => string
}

/** What was ordered again from this one. */
export function LaterOrders({ orders, pathOf }: LaterOrdersProps) {
  if (!orders || orders.length === 0) return null
  return (
    <p className={styles.links}>
      <span>
        <Trans>Ordered again:</Trans>
      </span>
      {orders.map(({ request, orderNumber }) => (
        <Link key={request} to={pathOf(request)}>
          {orderNumber}
        </Link>
      ))}
    </p>
  )
}

import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useListRequestsInfiniteQuery } from '../../../api/requests-api.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import styles from '../../../request/again/again.module.css'
import { OrderAgain } from '../../../request/again/order-again.tsx'
import { ServiceName } from '../../../request/service-name.tsx'

/** As many as fit beside the form. */
const mostShown = 3

/** What a known customer had before, to be ordered again in two presses. */
export function EarlierOrders({ userId }: { userId: string }) {
  const headingId = useId()
  const { officeDate } = useDates()
  const { data } = useListRequestsInfiniteQuery({ user: userId })
  const delivered = (data?.pages[0]?.items ?? []).filter(isDelivered).slice(0, mostShown)
  if (delivered.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        <Trans>Earlier orders</Trans>
      </h2>
      <ul role="list" className={styles.earlier}>
        {delivered.map(({ _id, orderNumber, service, requestItem, createdAt }) => (
          <li key={_id}>
            <span>
              <ServiceName service={service} requestItem={requestItem} />, {orderNumber},{' '}
              {officeDate(createdAt)}
            </span>
            <OrderAgain requestId={_id} orderNumber={orderNumber} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function isDelivered({ stage, closedAt, serviceKind }: OfficeRequestItem): boolean {
  return stage === 'complete' && closedAt === undefined && serviceKind === 'translation'
}

import { requestPath } from '@kakehashi/contract/screen-paths'
import { ButtonLink } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { LaterOrders } from '../../request/again/again-links.tsx'
import styles from '../../request/again/again.module.css'
import { OrderAgain } from '../../request/again/order-again.tsx'
import type { PricedRequest } from '../../request/request-views.ts'
import { isErased } from '../../request/retention/is-erased.ts'

/** More of what was delivered: a copy, or another language. */
export function AgainCard({ request }: { request: PricedRequest }) {
  const headingId = useId()
  const { _id, orderNumber, canOrderAgain = false, deliveredAt, orderedAgain } = request
  const isGone = isErased(request) && deliveredAt !== undefined
  if (!canOrderAgain && !isGone && orderedAgain === undefined) return null
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        <Trans>Order again</Trans>
      </h2>
      {canOrderAgain && (
        <>
          <p>
            <Trans>
              Another copy, or the same documents in another language. You send nothing again.
            </Trans>
          </p>
          <div>
            <OrderAgain requestId={_id} orderNumber={orderNumber} isContinued />
          </div>
        </>
      )}
      {isGone && (
        <>
          <p>
            <Trans>
              The files of this order have been deleted, as we do some time after every delivery, so
              it cannot be ordered again.
            </Trans>
          </p>
          <div>
            <ButtonLink variant="line" size="small" to="/submitrequest">
              <Trans>Go to the request form</Trans>
            </ButtonLink>
          </div>
        </>
      )}
      <LaterOrders orders={orderedAgain} pathOf={requestPath} />
    </section>
  )
}

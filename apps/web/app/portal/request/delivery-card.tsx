import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { ChangeDelivery } from '../../request/delivery/change-delivery.tsx'
import { DeliveryText } from '../../request/delivery/delivery-text.tsx'
import type { PricedRequest } from '../../request/request-views.ts'
import styles from './request-page.module.css'

/** How the customer gets the translation, and a way to change it. */
export function DeliveryCard({ request }: { request: PricedRequest }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.delivery}>
      <h2 id={headingId}>
        <Trans>How you get it</Trans>
      </h2>
      <DeliveryText request={request} />
      <div>
        <ChangeDelivery request={request} />
      </div>
    </section>
  )
}

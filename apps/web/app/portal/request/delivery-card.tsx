import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ChangeDelivery } from '../../request/delivery/change-delivery.tsx'
import { DeliveryText } from '../../request/delivery/delivery-text.tsx'
import type { PricedRequest } from '../../request/request-views.ts'
import { workWords } from '../../request/service-kind-texts.ts'
import styles from './request-page.module.css'

/** How the customer gets the translation, and a way to change it. */
export function DeliveryCard({ request }: { request: PricedRequest }) {
  const { i18n } = useLingui()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.delivery}>
      <h2 id={headingId}>{i18n._(workWords[request.serviceKind].howYouGet)}</h2>
      <DeliveryText request={request} />
      <div>
        <ChangeDelivery request={request} />
      </div>
    </section>
  )
}

import type { PricedRequest } from '../request-views.ts'
import { office } from '@kakehashi/domain/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import { deliveryLabel } from './delivery-labels.ts'
import styles from './delivery.module.css'
import { postalLines } from './postal-lines.ts'

/** The chosen way, with the address or the meeting point below it. */
export function DeliveryText({ request }: { request: PricedRequest }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.text}>
      <b>{i18n._(deliveryLabel(request.delivery))}</b>
      <DeliveryPlace request={request} />
    </div>
  )
}

/** Where it goes: an address for post, a place for a meeting, otherwise nothing. */
export function DeliveryPlace({ request }: { request: PricedRequest }) {
  const meetingPlace = useMeetingPlace(request)
  if (request.delivery === 'meeting') return <span>{meetingPlace}</span>
  const lines = request.delivery === 'post' ? postalLines(request) : []
  if (lines.length === 0) return null
  return (
    <address className={styles.address} translate="no">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be equal
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}

/** The place that the customer named, or the usual one. */
export function useMeetingPlace({ meetingPlace }: Pick<PricedRequest, 'meetingPlace'>): string {
  const { t } = useLingui()
  const gate = office.way.gate[useLanguage()]
  return meetingPlace ?? t`The bench under the deigo tree outside ${gate}`
}

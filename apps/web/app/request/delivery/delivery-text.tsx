import type { PricedRequest } from '../request-views.ts'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
import { useLingui } from '@lingui/react/macro'
import { deliveryLabel } from './delivery-labels.ts'
import { useMeetingPlace } from './use-meeting-place.ts'
import styles from './delivery.module.css'
import { type Postal, postalLines } from '@kakehashi/domain/request/postal-lines'

/** The chosen way, with the address or the meeting point below it. */
export function DeliveryText({ request }: { request: PricedRequest }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.text}>
      <b>{i18n._(deliveryLabel(request.delivery))}</b>
      <DeliveryPlace chosen={request} />
    </div>
  )
}

type Chosen = Postal & Partial<Record<'delivery' | 'meetingPlace', string | undefined>>

/** Where it goes: an address for post, a place for a meeting, otherwise nothing. */
export function DeliveryPlace({ chosen }: { chosen: Chosen }) {
  const usual = useMeetingPlace()
  if (chosen.delivery === 'meeting') {
    return <span className={styles.place}>{chosen.meetingPlace || capitalised(usual)}</span>
  }
  const lines = chosen.delivery === 'post' ? postalLines(chosen) : []
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

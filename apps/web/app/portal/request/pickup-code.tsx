import { pickupCodeText } from '@kakehashi/domain/request/hand-over'
import { Trans } from '@lingui/react/macro'
import type { PricedRequest } from '../../request/request-views.ts'
import styles from './originals-card.module.css'

/** Six digits to say or show at the counter, while something waits there. */
export function PickupCode({ request: { pickupCode } }: { request: PricedRequest }) {
  if (pickupCode === undefined) return null
  return (
    <p className={styles.pickup}>
      <span>
        <Trans>Your pick-up code</Trans>
      </span>
      <b>{pickupCodeText(pickupCode)}</b>
      <span>
        <Trans>Say these digits at the counter, and bring an ID.</Trans>
      </span>
    </p>
  )
}

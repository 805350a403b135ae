import type { PricedRequest } from '../../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { DeliveryPlace } from '../../request/delivery/delivery-text.tsx'
import { inDollars } from '../../request/price.tsx'
import { moneyOf } from '../../request/status/request-status.ts'
import { AtTheCounter } from './at-the-counter.tsx'
import styles from './quote/quote-card.module.css'

/** What to do when the translation is ready: it depends on the way of delivery and on what is due. */
export function HandOver({ request }: { request: PricedRequest }) {
  const { orderNumber, delivery } = request
  const due = moneyOf(request)?.remaining ?? 0
  const remaining = inDollars(due)
  const isPaid = due <= 0
  switch (delivery) {
    case 'counter':
      return (
        <AtTheCounter
          title={
            isPaid ? (
              <Trans>Pick it up at our counter</Trans>
            ) : (
              <Trans>Pick it up at our counter and pay the remaining {remaining}</Trans>
            )
          }
          orderNumber={orderNumber}
        />
      )
    case 'download':
      return isPaid ? (
        <p className={styles.text}>
          <Trans>You do not need to come. It stays here for you to download.</Trans>
        </p>
      ) : (
        <AtTheCounter
          title={<Trans>Pay the remaining {remaining}, then download it here</Trans>}
          orderNumber={orderNumber}
        />
      )
    case 'post':
      return (
        <>
          <div className={styles.text}>
            <p>
              {isPaid ? (
                <Trans>We are sending it by post to:</Trans>
              ) : (
                <Trans>We send it by post when the remaining {remaining} is paid, to:</Trans>
              )}
            </p>
            <DeliveryPlace chosen={request} />
          </div>
          {!isPaid && (
            <AtTheCounter
              title={<Trans>Pay the remaining {remaining}</Trans>}
              orderNumber={orderNumber}
            />
          )}
        </>
      )
    case 'meeting':
      return (
        <>
          <div className={styles.text}>
            <p>
              <Trans>We bring it to:</Trans>
            </p>
            <DeliveryPlace chosen={request} />
          </div>
          <p className={styles.text}>
            {isPaid ? (
              <Trans>Send us a message or call us to agree on a time.</Trans>
            ) : (
              <Trans>
                Send us a message or call us to agree on a time. Please pay the remaining{' '}
                {remaining} when we meet.
              </Trans>
            )}
          </p>
          <a href="#messages" className={styles.way}>
            <Trans>Write to us</Trans>
          </a>
        </>
      )
  }
}

/** While we work: when the rest has to be paid. */
export function PayLater({ request }: { request: PricedRequest }) {
  const remaining = inDollars(moneyOf(request)?.remaining ?? 0)
  switch (request.delivery) {
    case 'counter':
      return (
        <Trans>
          You do not need to do anything now. Pay the remaining {remaining} when you pick it up.
        </Trans>
      )
    case 'download':
      return (
        <Trans>
          You do not need to do anything now. You can download it when the remaining {remaining} is
          paid.
        </Trans>
      )
    case 'post':
      return (
        <Trans>
          You do not need to do anything now. We send it when the remaining {remaining} is paid.
        </Trans>
      )
    case 'meeting':
      return (
        <Trans>
          You do not need to do anything now. Pay the remaining {remaining} when we meet.
        </Trans>
      )
  }
}

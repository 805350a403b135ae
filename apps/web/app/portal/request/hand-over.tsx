import type { PricedRequest } from '../../request/request-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeliveryPlace } from '../../request/delivery/delivery-text.tsx'
import { inDollars } from '../../request/price.tsx'
import { moneyOf } from '../../request/status/request-status.ts'
import { AtTheCounter } from './at-the-counter.tsx'
import styles from './quote/quote-card.module.css'

/** What to do when the work is ready: it depends on the way of delivery and on what is due. */
export function HandOver({ request }: { request: PricedRequest }) {
  const { delivery } = request
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
          request={request}
          isForPaying={!isPaid}
        />
      )
    case 'download':
      return isPaid ? (
        <p className={styles.text}>
          <Trans>You do not need to come. It stays here for you to download.</Trans>
        </p>
      ) : (
        <AtTheCounter
          title={<Trans>Pay the remaining {remaining} at our counter, then download it here</Trans>}
          request={request}
          isForPaying
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
              title={<Trans>Pay the remaining {remaining} at our counter</Trans>}
              request={request}
              isForPaying
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

interface PayLaterProps {
  request: PricedRequest
  /** What is paid later: the whole price, or what remains after the deposit. */
  amount: number
  isWhole: boolean
}

/** Before the work is ready: when the rest, or everything, has to be paid. */
export function PayLater({ request, amount, isWhole }: PayLaterProps) {
  const { t } = useLingui()
  const { delivery, serviceKind } = request
  if (serviceKind === 'interpretation') return <PayAfterInterpreting isWhole={isWhole} />
  const sum = inDollars(amount)
  const due = isWhole ? sum : t`the remaining ${sum}`
  switch (delivery) {
    case 'counter':
      return <Trans>You pay {due} when you pick it up at our counter.</Trans>
    case 'download':
      return <Trans>When it is ready, you can download it once {due} is paid.</Trans>
    case 'post':
      return <Trans>When it is ready, we send it by post once {due} is paid.</Trans>
    case 'meeting':
      return <Trans>You pay {due} when we meet to hand it over.</Trans>
  }
}

/** The same words as in the mails. */
export function PayAfterInterpreting({ isWhole }: Pick<PayLaterProps, 'isWhole'>) {
  return isWhole ? (
    <Trans>You pay when the interpretation is over.</Trans>
  ) : (
    <Trans>You pay the rest when the interpretation is over.</Trans>
  )
}

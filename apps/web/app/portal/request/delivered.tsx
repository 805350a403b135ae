import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { DeliveryPlace } from '../../request/delivery/delivery-text.tsx'
import type { PricedRequest } from '../../request/request-views.ts'
import { isErased } from '../../request/retention/is-erased.ts'
import styles from './quote/quote-card.module.css'

/** How and when the customer got the translation, and where it went. */
export function Delivered({ request }: { request: PricedRequest }) {
  const language = useLanguage()
  const { dayOf } = useDates()
  const { deliveredAt, delivery } = request
  if (deliveredAt === undefined) return null
  // It can no longer be downloaded.
  if (delivery === 'download' && isErased(request)) return null
  const day = formatWeekdayAndDate(dayOf(deliveredAt), language)
  return (
    <div className={styles.text}>
      <p>
        <b>
          <DeliveredOn delivery={delivery} day={day} />
        </b>
      </p>
      <DeliveryPlace chosen={request} />
    </div>
  )
}

function DeliveredOn({ delivery, day }: { delivery: DeliveryWay; day: string }) {
  switch (delivery) {
    case 'counter':
      return <Trans>Picked up on {day}</Trans>
    case 'download':
      return <Trans>Ready to download since {day}</Trans>
    case 'post':
      return <Trans>Posted on {day}</Trans>
    case 'meeting':
      return <Trans>Handed over on {day}</Trans>
  }
}

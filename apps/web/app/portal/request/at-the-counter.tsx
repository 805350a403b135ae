import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { addressLines } from '@kakehashi/domain/office'
import { deliveryFacts } from '@kakehashi/domain/request/delivery'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import type { PricedRequest } from '../../request/request-views.ts'
import { PickupCode } from './pickup-code.tsx'
import styles from './quote/quote-card.module.css'

interface AtTheCounterProps {
  title: ReactNode
  request: PricedRequest
  /** Whether there is something to pay: then it also says how. */
  isForPaying: boolean
}

/** Where and when customers come to pay or to pick up their translation. */
export function AtTheCounter({ title, request, isForPaying }: AtTheCounterProps) {
  const { orderNumber, delivery } = request
  const language = useLanguage()
  const office = useOffice()
  const openDays = capitalised(openDaysText(office, language))
  const { opens, closes, lunchFrom, lunchUntil } = useOfficeHours()
  return (
    <div className={styles.counter}>
      <h3>{title}</h3>
      <address>
        {addressLines(office, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <Trans>
          {openDays}, {opens} to {closes}
        </Trans>
      </p>
      {hasLunch(office) && (
        <p>
          <Trans>
            Lunch {lunchFrom} to {lunchUntil}
          </Trans>
        </p>
      )}
      <p>
        <a href={`tel:${office.phoneAbroad}`}>{office.phone}</a>
      </p>
      {isForPaying && <p>{office.paymentMethods[language]}</p>}
      <p>
        <Trans>Your order number: {orderNumber}</Trans>
      </p>
      <PickupCode request={request} />
      {isForPaying && !deliveryFacts[delivery].isAtCounter && (
        <p>
          <Trans>
            If you cannot come, <a href="#messages">write to us</a> to arrange another way to pay.
          </Trans>
        </p>
      )}
    </div>
  )
}

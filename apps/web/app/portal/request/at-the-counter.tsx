import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './quote/quote-card.module.css'

interface AtTheCounterProps {
  title: ReactNode
  orderNumber: string
}

/** Where and when customers can pay or bring documents in person. */
export function AtTheCounter({ title, orderNumber }: AtTheCounterProps) {
  const language = useLanguage()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(language)
  return (
    <div className={styles.counter}>
      <h3>{title}</h3>
      <address>
        {office.address[language].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <Trans>
          Monday to Friday, {opens} to {closes}
        </Trans>
      </p>
      <p>
        <Trans>
          Lunch {lunchFrom} to {lunchUntil}
        </Trans>
      </p>
      <p>
        <a href={`tel:${office.phoneAbroad}`}>{office.phone}</a>
      </p>
      <p>
        <Trans>Your order number: {orderNumber}</Trans>
      </p>
    </div>
  )
}

import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useListReceiptsQuery } from '../../api/payments-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { inDollars } from '../../request/price.tsx'
import { receiptLink } from '../../request/receipt-link.ts'
import type { PricedRequest } from '../../request/request-views.ts'
import styles from './originals-card.module.css'

/** The receipts of what was paid, as PDFs; none before the first payment. */
export function Receipts({ request }: { request: PricedRequest }) {
  const headingId = useId()
  const language = useLanguage()
  const { detailDate } = useDates()
  const { data: receipts = [] } = useListReceiptsQuery(request._id)
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        <Trans>Receipts</Trans>
      </h2>
      <ul role="list">
        {receipts.map(({ _id, number, issuedAt, amount, voidedAt }) => (
          <li key={_id}>
            <a href={receiptLink(_id, language)} target="_blank" rel="noreferrer">
              <Trans>Receipt {number}</Trans>
            </a>
            <span>{inDollars(amount)}</span>
            <span>
              {voidedAt === undefined ? (
                detailDate(issuedAt)
              ) : (
                <Trans context="receipt">void</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

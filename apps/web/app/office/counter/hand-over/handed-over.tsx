import { Alert } from '@kakehashi/ui/alert'
import { Trans } from '@lingui/react/macro'
import { receiptLink } from '../../../request/receipt-link.ts'
import type { HandedOver as Done } from './use-hand-over.ts'
import styles from './hand-over.module.css'

/** What the clerk still does for the person who was just here: the change and the receipts. */
export function HandedOver({ to, change, receipts }: Done) {
  return (
    <Alert kind="success" title={<Trans>Handed over to {to}</Trans>}>
      {change !== undefined && (
        <p>
          <Trans>
            Change: <b>{change}</b>
          </Trans>
        </p>
      )}
      {receipts.map(({ _id, number }) => (
        <p key={_id} className={styles.receipt}>
          <span>{number}</span>
          <a href={receiptLink(_id, 'en')} target="_blank" rel="noreferrer">
            <Trans>Receipt in English</Trans>
          </a>
          <a href={receiptLink(_id, 'ja')} target="_blank" rel="noreferrer">
            <Trans>Receipt in Japanese</Trans>
          </a>
        </p>
      ))}
    </Alert>
  )
}

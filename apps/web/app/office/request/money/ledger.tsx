import { useDates } from '../../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import type { PaymentView } from '@kakehashi/contract/requests/payments'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListPaymentsQuery } from '../../../api/payments-api.ts'
import { receiptLink } from '../../../request/receipt-link.ts'
import { methodNames } from '@kakehashi/domain/payments/methods'
import { yenText } from '@kakehashi/domain/payments/yen'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Loaded } from '../../../layouts/loaded.tsx'
import { inDollars } from '../../../request/price.tsx'
import { CorrectEntry } from './correct-entry.tsx'
import { Fold } from '../../fold.tsx'
import styles from './ledger.module.css'

const kindLabels: Readonly<Record<PaymentView['kind'], MessageDescriptor>> = {
  payment: msg({ message: 'payment', context: 'ledger' }),
  correction: msg({ message: 'correction', context: 'ledger' }),
  refund: msg({ message: 'refund', context: 'ledger' }),
}

/** Every change of the amount paid. */
export function Ledger({ request }: { request: OfficeRequest }) {
  const [isOpen, setOpen] = useState(false)
  if (request.totalPrice === 0) return null
  return (
    <Fold title={<Trans>Payments recorded</Trans>} isOpen={isOpen} onToggle={setOpen}>
      <Entries request={request} />
    </Fold>
  )
}

function Entries({ request }: { request: OfficeRequest }) {
  const query = useListPaymentsQuery(request._id)
  return (
    <Loaded query={query} label={<Trans>Loading the payments</Trans>} lines={2}>
      {(entries) =>
        entries.length === 0 ? (
          <p>
            <Trans>No payments yet.</Trans>
          </p>
        ) : (
          <ol className={styles.ledger}>
            {entries.map((entry) => (
              <Entry key={entry._id} request={request} entry={entry} />
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

interface EntryProps {
  request: OfficeRequest
  entry: PaymentView
}

function Entry({ request, entry }: EntryProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { dateAndTime } = useDates()
  const { at, kind, name, difference, paidAmount, method, receipt, isCancelled } = entry
  const change = inDollars(difference)
  const total = inDollars(paidAmount)
  const isCorrectable =
    kind !== 'correction' && !isCancelled && request.can.includes('correctPayment')
  return (
    <li>
      <b>
        {difference > 0 ? `+${change}` : change}
        <small> {i18n._(kindLabels[kind])}</small>
        {isCancelled && (
          <small>
            {' '}
            <Trans context="ledger">cancelled</Trans>
          </small>
        )}
      </b>
      {method && (
        <span>
          {methodNames[method][language]}
          {entry.yen !== undefined && `, ${yenText(entry.yen)}`}
        </span>
      )}
      {receipt && (
        <a href={receiptLink(receipt._id, language)} target="_blank" rel="noreferrer">
          {receipt.number}
          {receipt.voidedAt !== undefined && (
            <>
              {' '}
              <Trans context="receipt">void</Trans>
            </>
          )}
        </a>
      )}
      <span>
        <Trans>total {total}</Trans>
      </span>
      <span>{name ?? <Trans>Former staff member</Trans>}</span>
      <time dateTime={at}>{dateAndTime(at)}</time>
      {isCorrectable && <CorrectEntry request={request} entry={entry} />}
    </li>
  )
}

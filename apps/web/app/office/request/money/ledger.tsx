import { useDates } from '../../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { listPayments } from '@kakehashi/contract/requests/payments'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListPaymentsQuery } from '../../../api/payments-api.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { inDollars } from '../../../request/price.tsx'
import { Fold } from '../fold.tsx'
import styles from './ledger.module.css'

type PaymentView = ReplyOf<typeof listPayments>[number]

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
      <Entries requestId={request._id} />
    </Fold>
  )
}

function Entries({ requestId }: { requestId: string }) {
  const query = useListPaymentsQuery(requestId)
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
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

function Entry({ entry }: { entry: PaymentView }) {
  const { i18n } = useLingui()
  const { dateAndTime } = useDates()
  const { at, kind, name, difference, paidAmount } = entry
  const change = inDollars(difference)
  const total = inDollars(paidAmount)
  return (
    <li>
      <b>
        {difference > 0 ? `+${change}` : change}
        <small> {i18n._(kindLabels[kind])}</small>
      </b>
      <span>
        <Trans>total {total}</Trans>
      </span>
      <span>{name ?? <Trans>Former staff member</Trans>}</span>
      <time dateTime={at}>{dateAndTime(at)}</time>
    </li>
  )
}

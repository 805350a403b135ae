import type { OpenBalance } from '@kakehashi/contract/money'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import type { Column } from '@kakehashi/ui/table'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../../../i18n/use-dates.ts'
import { PhoneLink } from '../../../request/customer-details.tsx'
import styles from './money.module.css'

/** Whose money it is, since when, and how to reach them. */
export const balanceColumns: readonly Column<OpenBalance>[] = [
  {
    key: 'order',
    header: <Trans>Request</Trans>,
    cell: ({ stage, _id, orderNumber }) => <Link to={stagePath(stage, _id)}>{orderNumber}</Link>,
  },
  { key: 'name', header: <Trans>Customer</Trans>, cell: ({ name }) => name },
  {
    key: 'phone',
    header: <Trans context="form field">Phone</Trans>,
    cell: ({ phone }) => phone !== undefined && <PhoneLink phone={phone} />,
  },
  { key: 'since', header: <Trans>Since</Trans>, cell: (balance) => <Since balance={balance} /> },
  {
    key: 'amount',
    header: <Trans>Amount</Trans>,
    isNumber: true,
    cell: ({ amount }) => <b>{priceText(roundToCents(amount))}</b>,
  },
]

function Since({ balance: { since, stage } }: { balance: OpenBalance }) {
  const { officeDate, age } = useDates()
  const now = useNow()
  return (
    <>
      <time dateTime={since}>{officeDate(since)}</time> <small>{age(since, now)}</small>
      {stage === 'payment' && (
        <small className={styles.line}>
          <Trans>Accepted, waiting for the payment</Trans>
        </small>
      )}
    </>
  )
}

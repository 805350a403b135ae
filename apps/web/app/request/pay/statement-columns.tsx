import type { StatementEntry } from '@kakehashi/contract/requests/pay'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { Pill } from '@kakehashi/ui/pill'
import type { Column } from '@kakehashi/ui/table'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { ServiceName } from '../service-name.tsx'
import styles from './pay.module.css'

/** The pay for one request, and whether it is paid. */
export const amountAndPaid: readonly Column<StatementEntry>[] = [
  {
    key: 'service',
    header: <Trans>Service</Trans>,
    cell: ({ service, requestItem }) => <ServiceName service={service} requestItem={requestItem} />,
  },
  {
    key: 'amount',
    header: <Trans>Amount</Trans>,
    isNumber: true,
    cell: ({ amount }) => <b>{priceText(roundToCents(amount))}</b>,
  },
  { key: 'paid', header: <Trans>Paid</Trans>, cell: (entry) => <Paid entry={entry} /> },
]

function Paid({ entry: { paidAt, paidBy, unpaidReason } }: { entry: StatementEntry }) {
  const { officeDate } = useDates()
  if (paidAt === undefined) {
    return (
      <>
        <Trans>Not yet</Trans>
        {unpaidReason !== undefined && <small className={styles.line}>{unpaidReason}</small>}
      </>
    )
  }
  return (
    <>
      <Pill tone="leaf" icon="check">
        <time dateTime={paidAt}>{officeDate(paidAt)}</time>
      </Pill>
      {paidBy !== undefined && <small className={styles.line}>{paidBy}</small>}
    </>
  )
}

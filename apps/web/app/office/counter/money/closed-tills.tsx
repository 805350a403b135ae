import type { ClosedTill } from '@kakehashi/contract/till'
import { Pill } from '@kakehashi/ui/pill'
import { type Column, Table } from '@kakehashi/ui/table'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useListTillsQuery } from '../../../api/money-api.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { dollarText, inDrawers, type Sums } from '../till/drawer-sums.ts'
import styles from './money.module.css'

/** How the till was closed each evening, newest first. */
export function ClosedTills() {
  const query = useListTillsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className={styles.sheet}>
      <Loaded query={query} label={<Trans>Loading the tills</Trans>} lines={6}>
        {(tills) => (
          <Table
            caption={<Trans>Closed tills</Trans>}
            rows={tills}
            rowKey={({ _id }) => _id}
            empty={<Trans>No till was closed yet.</Trans>}
            columns={columns}
          />
        )}
      </Loaded>
    </section>
  )
}

const columns: readonly Column<ClosedTill>[] = [
  { key: 'closed', header: <Trans>Closed</Trans>, cell: (till) => <ClosedAt till={till} /> },
  {
    key: 'by',
    header: <Trans>By</Trans>,
    cell: ({ closedBy }) => closedBy ?? <Trans>Former staff member</Trans>,
  },
  {
    key: 'expected',
    header: <Trans>Expected</Trans>,
    isNumber: true,
    cell: ({ expected }) => <Drawers sums={expected} />,
  },
  {
    key: 'counted',
    header: <Trans>Counted</Trans>,
    isNumber: true,
    cell: ({ counted }) => <Drawers sums={counted} />,
  },
  {
    key: 'difference',
    header: <Trans>Difference</Trans>,
    cell: (till) => <Difference till={till} />,
  },
  { key: 'cards', header: <Trans>Cards</Trans>, isNumber: true, cell: (till) => cardText(till) },
]

function Drawers({ sums }: { sums: Sums }) {
  return inDrawers(sums, useLanguage())
}

function ClosedAt({ till: { closedAt } }: { till: ClosedTill }) {
  const { officeDateAndTime } = useDates()
  return <time dateTime={closedAt}>{officeDateAndTime(closedAt)}</time>
}

function Difference({ till: { difference, differenceReason } }: { till: ClosedTill }) {
  if (difference.usd === 0 && difference.jpy === 0) return <Trans>None</Trans>
  return (
    <>
      <Pill tone="amber" icon="alert">
        <Drawers sums={difference} />
      </Pill>
      {differenceReason !== undefined && <small className={styles.line}>{differenceReason}</small>}
    </>
  )
}

/** With what the terminal printed, if that is another sum. */
function cardText({ cards, terminal }: ClosedTill) {
  const sum = dollarText(cards.sum)
  if (terminal === undefined || terminal === cards.sum) return sum
  const printed = dollarText(terminal)
  return (
    <>
      {sum}
      <small className={styles.line}>
        <Trans>Terminal {printed}</Trans>
      </small>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { OpenBalance } from '@kakehashi/contract/money'
import { type Column, Table } from '@kakehashi/ui/table'
import type { ReactNode } from 'react'
import { useListBalancesQuery } from '../../../api/money-api.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { balanceColumns } from './balance-columns.tsx'
import styles from './money.module.css'
import { Remind } from './remind.tsx'

/** What customers still have to pay, and what we have to give back; oldest first. */
export function Balances() {
  const query = useListBalancesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} label={<Trans>Loading what is unpaid</Trans>} lines={6}>
      {({ unpaid, refundsOwed }) => (
        <>
          <BalanceTable
            title={<Trans>Unpaid</Trans>}
            empty={<Trans>Nothing is unpaid.</Trans>}
            rows={unpaid}
            columns={withReminder}
          />
          <BalanceTable
            title={<Trans>Refunds owed</Trans>}
            empty={<Trans>We owe nobody anything.</Trans>}
            rows={refundsOwed}
            columns={balanceColumns}
          />
        </>
      )}
    </Loaded>
  )
}

const withReminder: readonly Column<OpenBalance>[] = [
  ...balanceColumns,
  {
    key: 'reminder',
    header: <Trans>Reminder</Trans>,
    cell: (balance) => <Remind balance={balance} />,
  },
]

interface BalanceTableProps {
  title: ReactNode
  empty: ReactNode
  rows: readonly OpenBalance[]
  columns: readonly Column<OpenBalance>[]
}

function BalanceTable({ title, empty, rows, columns }: BalanceTableProps) {
  return (
    <section className={styles.sheet}>
      <Table
        caption={title}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={empty}
        columns={columns}
      />
    </section>
  )
}

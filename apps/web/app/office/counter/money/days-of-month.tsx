import { priceText, roundToCents } from '@kakehashi/domain/money'
import { type Column, Table } from '@kakehashi/ui/table'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../../i18n/use-dates.ts'
import styles from './money.module.css'
import type { DayTotals } from './sum-totals.ts'

interface DaysOfMonthProps {
  days: readonly DayTotals[]
  month: string
  onChoose: (day: string) => void
}

/** Each day of the month on which money changed hands; a press shows its methods. */
export function DaysOfMonth({ days, month, onChoose }: DaysOfMonthProps) {
  return (
    <Table
      caption={<Trans>Days of {month}</Trans>}
      rows={days}
      rowKey={({ day }) => day}
      empty={<Trans>No payments in this month.</Trans>}
      columns={columnsOf(onChoose)}
    />
  )
}

function columnsOf(onChoose: DaysOfMonthProps['onChoose']): readonly Column<DayTotals>[] {
  return [
    {
      key: 'day',
      header: <Trans>Day</Trans>,
      cell: ({ day }) => <DayButton day={day} onChoose={onChoose} />,
    },
    {
      key: 'refunded',
      header: <Trans>Refunded</Trans>,
      isNumber: true,
      cell: ({ refunded }) => priceText(-roundToCents(refunded)),
    },
    {
      key: 'sum',
      header: <Trans>Total</Trans>,
      isNumber: true,
      cell: ({ sum }) => priceText(roundToCents(sum)),
    },
  ]
}

function DayButton({ day, onChoose }: Pick<DaysOfMonthProps, 'onChoose'> & { day: string }) {
  const { clockDate } = useDates()
  return (
    <button type="button" className={styles.day} onClick={() => onChoose(day)}>
      {clockDate(day)}
    </button>
  )
}

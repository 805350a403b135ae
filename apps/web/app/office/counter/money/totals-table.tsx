import { priceText } from '@kakehashi/domain/money'
import { methodNames } from '@kakehashi/domain/payments/methods'
import { yenText } from '@kakehashi/domain/payments/yen'
import { Table } from '@kakehashi/ui/table'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './money.module.css'
import { type DayTotals, type SumOfDays, sumOfDays, totalledMethods } from './sum-totals.ts'

interface TotalsTableProps {
  /** Of the whole month. */
  days: readonly DayTotals[]
  day: { readonly value: string; readonly name: string }
  month: string
}

interface Row {
  readonly name: string
  /** In cents. */
  readonly amount: (sum: SumOfDays) => number
  readonly hasYen?: boolean
  readonly isTotal?: boolean
}

/** The methods one below the other, for the day and for its month. */
export function TotalsTable({ days, day, month }: TotalsTableProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const ofDay = sumOfDays(days.filter((each) => each.day === day.value))
  const ofMonth = sumOfDays(days)
  const rows: Row[] = [
    ...totalledMethods
      // Only old entries and corrections of the amount have no method.
      .filter((method) => method !== 'unstated' || ofMonth.received.unstated !== 0)
      .map((method) => ({
        name: method === 'unstated' ? t`Without a method` : methodNames[method][language],
        amount: ({ received }: SumOfDays) => received[method],
        hasYen: method === 'cash-jpy',
      })),
    { name: t`Refunded`, amount: ({ refunded }) => -refunded },
    { name: t`Total`, amount: ({ sum }) => sum, isTotal: true },
  ]
  return (
    <Table
      caption={<Trans>By method</Trans>}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: <Trans>Method</Trans>, cell: ({ name }) => name },
        { key: 'day', header: day.name, isNumber: true, cell: (row) => amountText(row, ofDay) },
        { key: 'month', header: month, isNumber: true, cell: (row) => amountText(row, ofMonth) },
      ]}
    />
  )
}

/** Yen are in dollars at the rate of their day; what lay in the drawer stands below. */
function amountText({ amount, hasYen, isTotal }: Row, sum: SumOfDays) {
  const text = priceText(amount(sum))
  return (
    <>
      {isTotal ? <b>{text}</b> : text}
      {hasYen && sum.yen !== 0 && <small className={styles.line}> {yenText(sum.yen)}</small>}
    </>
  )
}

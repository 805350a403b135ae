import type { BooksFigures, MonthView } from '@kakehashi/contract/books'
import { methodNames } from '@kakehashi/domain/payments/methods'
import { yenText } from '@kakehashi/domain/payments/yen'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { type Column, Table } from '@kakehashi/ui/table'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { dollars } from '../dollars.ts'
import styles from './books.module.css'

type Row = Omit<BooksFigures['methods'][number], 'method'> & { readonly name: string }

/** What the ledger says about a month. */
export function MonthFigures({ view: { figures } }: { view: MonthView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const rows: Row[] = figures.methods.map(({ method, ...sums }) => ({
    ...sums,
    name: method === 'unstated' ? t`Without a method` : methodNames[method][language],
  }))
  const entries = rows.reduce((sum, row) => sum + row.entries, 0)
  const total: Row = { ...figures.total, entries, name: t`Total` }
  return (
    <>
      <section className={styles.sheet}>
        <Table
          caption={<Trans>Money by method</Trans>}
          rows={rows.length > 0 ? [...rows, total] : []}
          rowKey={({ name }) => name}
          columns={columns}
          empty={<Trans>No payments in this month.</Trans>}
        />
      </section>
      <section className={styles.sheet} aria-labelledby="further">
        <h2 id="further">
          <Trans>Receipts, tills and pay</Trans>
        </h2>
        <Further figures={figures} />
      </section>
      {figures.tills.length > 0 && <Tills figures={figures} />}
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: <Trans>Method</Trans>, cell: ({ name }) => name },
  { key: 'entries', header: <Trans>Entries</Trans>, isNumber: true, cell: (row) => row.entries },
  {
    key: 'received',
    header: <Trans context="books">Received</Trans>,
    isNumber: true,
    cell: (row) => dollars(row.received),
  },
  {
    key: 'counter-entries',
    header: <Trans>Cancelled entries</Trans>,
    isNumber: true,
    cell: (row) => dollars(row.counterEntries),
  },
  {
    key: 'refunded',
    header: <Trans>Refunded</Trans>,
    isNumber: true,
    cell: (row) => dollars(-row.refunded),
  },
  {
    key: 'sum',
    header: <Trans>Total</Trans>,
    isNumber: true,
    cell: (row) => <Sum row={row} />,
  },
]

/** Yen are in dollars at the rate of their day; what lay in the drawer stands below. */
function Sum({ row: { sum, yen } }: { row: Row }) {
  return (
    <>
      <b>{dollars(sum)}</b>
      {yen !== 0 && <small className={styles.line}>{yenText(yen)}</small>}
    </>
  )
}

function Further({ figures: { receipts, tills, pay, outstanding } }: { figures: BooksFigures }) {
  const { issued, first, last, voided } = receipts
  const { unpaid, refundsOwed } = outstanding
  const [owed, toRefund] = [dollars(unpaid.amount), dollars(refundsOwed.amount)]
  const [agreed, paid] = [dollars(pay.agreed), dollars(pay.paid)]
  const different = tills.filter(({ usd, jpy }) => usd !== 0 || jpy !== 0).length
  return (
    <DefinitionList
      items={[
        {
          label: <Trans>Receipts</Trans>,
          value: (
            <>
              <Trans>
                {issued} issued, {voided} voided
              </Trans>
              {first !== undefined && (
                <small className={styles.line}>
                  {first === last ? first : `${first} – ${last}`}
                </small>
              )}
            </>
          ),
        },
        {
          label: <Trans>Tills</Trans>,
          value: (
            <Trans>
              {tills.length} opened, {different} with a difference
            </Trans>
          ),
        },
        {
          label: <Trans>Contractors’ pay</Trans>,
          value: (
            <Trans>
              {agreed} agreed, {paid} paid
            </Trans>
          ),
        },
        {
          label: <Trans>Unpaid at the end of the month</Trans>,
          value: (
            <Trans>
              {owed} (requests: {unpaid.orders})
            </Trans>
          ),
        },
        {
          label: <Trans>Refunds owed at the end of the month</Trans>,
          value: (
            <Trans>
              {toRefund} (requests: {refundsOwed.orders})
            </Trans>
          ),
        },
      ]}
    />
  )
}

/** Only those that did not add up; the statement has all of them. */
function Tills({ figures: { tills } }: { figures: BooksFigures }) {
  const { officeDate } = useDates()
  const different = tills.filter(({ usd, jpy }) => usd !== 0 || jpy !== 0)
  if (different.length === 0) return null
  return (
    <section className={styles.sheet}>
      <Table
        caption={<Trans>Tills with a difference</Trans>}
        rows={different}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'day',
            header: <Trans>Opened</Trans>,
            cell: ({ openedAt }) => officeDate(openedAt),
          },
          {
            key: 'usd',
            header: <Trans>Dollars</Trans>,
            isNumber: true,
            cell: ({ usd }) => dollars(usd),
          },
          {
            key: 'jpy',
            header: <Trans>Yen</Trans>,
            isNumber: true,
            cell: ({ jpy }) => yenText(jpy),
          },
        ]}
      />
    </section>
  )
}

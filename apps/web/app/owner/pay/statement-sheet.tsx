import type { Statement, StatementEntry } from '@kakehashi/contract/requests/pay'
import { scanPath } from '@kakehashi/contract/screen-paths'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { Button } from '@kakehashi/ui/button'
import { type Column, Table } from '@kakehashi/ui/table'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useMarkPaidMutation } from '../../api/pay-api.ts'
import styles from '../../request/pay/pay.module.css'
import { amountAndPaid } from '../../request/pay/statement-columns.tsx'
import { History } from './history.tsx'
import { MarkUnpaid } from './mark-unpaid.tsx'

/** The statement of one contractor, which is marked as paid as it is on screen. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const [markPaid, { isLoading }] = useMarkPaidMutation()
  const { name = t`Former staff member`, entries } = statement
  const sum = priceText(roundToCents(statement.sum))
  const unpaid = priceText(roundToCents(statement.unpaid))
  const toPay = entries.filter(({ paidAt }) => paidAt === undefined)

  async function mark() {
    const isConfirmed = await ask({
      title: t`Mark as paid?`,
      text: t`${unpaid} to ${name} is recorded as paid, with today’s date and your name.`,
      yes: t`MARK AS PAID`,
      no: t`Go back`,
    })
    if (!isConfirmed) return
    const pays = toPay.map(({ _id, amount }) => ({ _id, amount }))
    const { error } = await markPaid({ pays })
    if (error) return showFailedCall(error)
    showToast.success(t`Marked as paid`)
  }

  return (
    <section className={styles.sheet}>
      <Table caption={name} rows={entries} rowKey={({ _id }) => _id} columns={columns} />
      <div className={styles.foot}>
        <span>
          <Trans>
            Total <b>{sum}</b>, of which not paid <b>{unpaid}</b>
          </Trans>
        </span>
        {toPay.length > 0 && (
          <Button isBusy={isLoading} busyLabel={t`Sending`} onClick={() => void mark()}>
            <Trans>MARK AS PAID</Trans>
            <span className="hush"> {name}</span>
          </Button>
        )}
      </div>
      {question}
    </section>
  )
}

const columns: readonly Column<StatementEntry>[] = [
  {
    key: 'order',
    header: <Trans>Request</Trans>,
    cell: ({ orderNumber }) => <Link to={scanPath(orderNumber)}>{orderNumber}</Link>,
  },
  ...amountAndPaid,
  {
    key: 'history',
    header: <Trans context="pay">History</Trans>,
    cell: (entry) => (
      <>
        <History entry={entry} />
        {entry.paidAt !== undefined && <MarkUnpaid entry={entry} />}
      </>
    ),
  },
]

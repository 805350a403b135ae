import type { StatementEntry } from '@kakehashi/contract/requests/pay'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { type Column, Table } from '@kakehashi/ui/table'
import { Trans, useLingui } from '@lingui/react/macro'
import { useGetOwnStatementQuery } from '../../api/pay-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import styles from '../../request/pay/pay.module.css'
import { amountAndPaid } from '../../request/pay/statement-columns.tsx'
import { useMonth } from '../../request/pay/use-month.tsx'

/** A contractor's own pay, month by month. */
export default function OwnStatement() {
  const { t } = useLingui()
  const { month, choice } = useMonth()
  const { currentData: data, ...query } = useGetOwnStatementQuery(month, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={t`My statements`}
      back={{ to: '/desk', label: <Trans>My desk</Trans> }}
      actions={choice}
    >
      <Loaded query={{ ...query, data }} label={<Trans>Loading the statement</Trans>} lines={6}>
        {({ entries, sum, unpaid }) => (
          <div className={styles.sheet}>
            <Table
              caption={<Trans>Pay by request</Trans>}
              rows={entries}
              rowKey={({ _id }) => _id}
              empty={<Trans>Nothing was agreed in this month.</Trans>}
              columns={columns}
            />
            <DefinitionList
              layout="sums"
              items={[
                { label: t`Total`, value: priceText(roundToCents(sum)), isMain: true },
                { label: t`Not paid yet`, value: priceText(roundToCents(unpaid)) },
              ]}
            />
          </div>
        )}
      </Loaded>
    </OfficePage>
  )
}

// Delivered work is no longer at the desk, so the numbers are not links.
const columns: readonly Column<StatementEntry>[] = [
  { key: 'order', header: <Trans>Request</Trans>, cell: ({ orderNumber }) => orderNumber },
  ...amountAndPaid,
]

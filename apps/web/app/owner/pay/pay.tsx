import { Empty } from '@kakehashi/ui/empty'
import { Trans, useLingui } from '@lingui/react/macro'
import { useListStatementsQuery } from '../../api/pay-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import styles from '../../request/pay/pay.module.css'
import { useMonth } from '../../request/pay/use-month.tsx'
import { StatementSheet } from './statement-sheet.tsx'

/** What contractors get for a month, and whether it is paid. */
export default function Pay() {
  const { t } = useLingui()
  const { month, choice } = useMonth()
  const { currentData: data, ...query } = useListStatementsQuery(month, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={t`Contractors’ pay`}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
      actions={choice}
    >
      <Loaded query={{ ...query, data }} label={<Trans>Loading the statements</Trans>} lines={8}>
        {(statements) =>
          statements.length === 0 ? (
            <Empty title={<Trans>Nothing was agreed in this month</Trans>}>
              <Trans>Set what a contractor gets on the page of their request.</Trans>
            </Empty>
          ) : (
            <div className={styles.page}>
              {statements.map((statement) => (
                <StatementSheet key={statement.contractor} statement={statement} />
              ))}
            </div>
          )
        }
      </Loaded>
    </OfficePage>
  )
}

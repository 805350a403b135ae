import { stagePath } from '@kakehashi/contract/screen-paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { type Figures, useListFigureOrdersInfiniteQuery } from '../../api/figures-api.ts'
import { listAddress } from './address-of.ts'
import { BarRows } from './bar-rows.tsx'
import { compare } from './compared.ts'
import { type ComparedRow, useComparedColumns } from './compared-columns.tsx'
import styles from './figures.module.css'
import { Panel } from './panel.tsx'

/** What became of quotes, with the last reasons for declining them. */
export function QuotesPanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const names = {
    made: t`Quotes made`,
    wentAhead: t`Paid, work could start`,
    declined: t`Declined`,
    cancelled: t`Cancelled before payment`,
  }
  const declined = listAddress(figures.period, { list: 'declined' })
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((key): ComparedRow => ({
    key,
    name: names[key],
    values: compare(figures, ({ quotes }) => quotes[key]),
    to: key === 'declined' ? declined : undefined,
  }))
  return (
    <Panel
      title={t`Quotes`}
      list={{ to: declined, label: <Trans>Declined, and why</Trans> }}
      rows={rows}
      rowKey={({ key }) => key}
      columns={useComparedColumns(<Trans>What became of them</Trans>, String)}
    >
      <BarRows rows={rows} format={String} />
      {figures.period.quotes.declined > 0 && <Reasons figures={figures} />}
    </Panel>
  )
}

const shown = 4

function Reasons({ figures: { period } }: { figures: Figures }) {
  const { from, to } = period
  const query = { list: 'declined', from, to, limit: shown } as const
  const { data } = useListFigureOrdersInfiniteQuery(query, { refetchOnMountOrArgChange: true })
  const entries = data?.pages[0]?.items ?? []
  if (entries.length === 0) return null
  return (
    <ul role="list" className={styles.reasons}>
      {entries.map(({ _id, request, orderNumber, stage, reason }) => (
        <li key={_id}>
          <Link to={stagePath(stage, request)}>{orderNumber}</Link>{' '}
          {reason ?? <Trans>No reason given</Trans>}
        </li>
      ))}
    </ul>
  )
}

import { beyondBounds } from '@kakehashi/domain/figures/lengths'
import { openStages, stageNames } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { listAddress } from './address-of.ts'
import { BarRows } from './bar-rows.tsx'
import styles from './charts.module.css'
import { compare } from './compared.ts'
import { type ComparedRow, useComparedColumns } from './compared-columns.tsx'
import { Panel } from './panel.tsx'
import { useDayCount } from './use-day-count.ts'

/** Where requests wait: how long each stage took that ended in the period. */
export function StagesPanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const language = useLanguage()
  const days = useDayCount()
  const { period } = figures
  const rows = openStages.map((stage) => ({
    key: stage,
    name: stageNames[stage][language],
    values: compare(figures, ({ stages }) => stages[stage]?.average ?? 0),
    to: listAddress(period, { list: 'ended', stage }),
    stage,
  }))
  const columns = useComparedColumns(<Trans>Stage</Trans>, days)
  const lengthsOf = ({ key }: ComparedRow) => period.stages[key as keyof typeof period.stages]
  const nineOfTen = (row: ComparedRow) => lengthsOf(row)?.nineOfTen
  const tenthText = (row: ComparedRow) => {
    const most = nineOfTen(row)
    if (most === undefined) return ''
    return most === beyondBounds ? t`more than 60 days` : days(most)
  }
  return (
    <Panel
      title={t`Days in each stage`}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        ...columns,
        {
          key: 'tenth',
          header: <Trans>Nine of ten within</Trans>,
          isNumber: true,
          cell: tenthText,
        },
        {
          key: 'count',
          header: <Trans>Ended</Trans>,
          isNumber: true,
          cell: (row) => lengthsOf(row)?.count ?? 0,
        },
      ]}
      keys={
        <>
          <span>
            <span className={`${styles.swatch} ${styles.solid}`} />
            <Trans>Average</Trans>
          </span>
          <span>
            <span className={styles.reach} />
            <Trans>Nine of ten within</Trans>
          </span>
          <span>
            <span className={styles.mark} />
            <Trans>Period before</Trans>
          </span>
        </>
      }
      empty={
        Object.keys(period.stages).length === 0 && <Trans>No stage ended in this period.</Trans>
      }
      note={<Trans>Calendar days, weekends included.</Trans>}
    >
      <BarRows
        rows={rows}
        format={days}
        whisker={nineOfTen}
        extra={(row) => {
          const text = tenthText(row)
          return text === '' ? undefined : t`(nine of ten: ${text})`
        }}
      />
    </Panel>
  )
}

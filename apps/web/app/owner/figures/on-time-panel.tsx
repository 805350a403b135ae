import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { listAddress } from './address-of.ts'
import { onTimeShare } from './compared.ts'
import { isIn } from './is-in.ts'
import { monthColumn } from './month-column.tsx'
import { Panel } from './panel.tsx'
import { RateLine } from './rate-line.tsx'

/** How many were ready on the day that was promised first, or before. */
export function OnTimePanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { period } = figures
  const months = figures.months.map((month) => ({
    ...month,
    isIn: isIn(month.month, figures),
    share: month.onTime + month.late > 0 ? onTimeShare(month) : undefined,
  }))
  const described = months
    .filter(({ share }) => share !== undefined)
    .map(({ month, share }) => `${formatMonth(month, language)} ${share}%`)
    .join(', ')
  const { late } = period
  return (
    <Panel
      title={t`Ready on time`}
      list={
        late > 0
          ? {
              to: listAddress(period, { list: 'late' }),
              label: <Plural value={late} one="# late request" other="# late requests" />,
            }
          : { to: listAddress(period, { list: 'ready' }), label: <Trans>All that was ready</Trans> }
      }
      empty={described === '' && <Trans>Nothing was ready in these months.</Trans>}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        monthColumn(language),
        {
          key: 'on-time',
          header: <Trans>On time</Trans>,
          isNumber: true,
          cell: ({ onTime }) => onTime,
        },
        {
          key: 'late',
          header: <Trans context="figures">Late</Trans>,
          isNumber: true,
          cell: (month) => month.late,
        },
        {
          key: 'share',
          header: <Trans>Share</Trans>,
          isNumber: true,
          cell: ({ share }) => (share === undefined ? '–' : `${share}%`),
        },
      ]}
    >
      <RateLine label={t`Ready on time, by month: ${described}`} months={months} />
    </Panel>
  )
}

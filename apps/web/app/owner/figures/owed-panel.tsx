import { moneyPath } from '@kakehashi/contract/screen-paths'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { roundToCents } from '@kakehashi/domain/money'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { MonthColumns } from './month-columns.tsx'
import { dollars } from '../dollars.ts'
import { isIn } from './is-in.ts'
import { Panel } from './panel.tsx'

/** What customers owe at this moment, by the month in which it became due. */
export function OwedPanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { months, now } = figures
  const owed = dollars(now.delivered + now.deposits)
  const [delivered, deposits] = [dollars(now.delivered), dollars(now.deposits)]
  const described = months
    .map(({ month, unpaid }) => `${formatMonth(month, language)} ${dollars(unpaid)}`)
    .join(', ')
  return (
    <Panel
      title={t`Owed to us now`}
      list={{ to: moneyPath, label: <Trans>Who owes us</Trans> }}
      empty={now.delivered + now.deposits === 0 && <Trans>Nothing is unpaid.</Trans>}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: <Trans>Due since</Trans>,
          cell: ({ month }) => formatMonth(month, language),
        },
        {
          key: 'unpaid',
          header: <Trans>Unpaid</Trans>,
          isNumber: true,
          cell: ({ unpaid }) => dollars(unpaid),
        },
      ]}
      keys={
        <span>
          <Trans>
            <b>{owed}</b>: {delivered} for delivered requests, {deposits} of deposits
          </Trans>
        </span>
      }
      note={<Rest figures={figures} />}
    >
      <MonthColumns
        label={t`Still unpaid, by the month in which it became due: ${described}`}
        columns={months.map((month) => ({
          month: month.month,
          isIn: isIn(month.month, figures),
          parts: [{ fill: 'solid', value: month.unpaid }],
        }))}
      />
    </Panel>
  )
}

/** What is not drawn: debts from other months, and what the office owes. */
function Rest({ figures: { months, now } }: { figures: Figures }) {
  const drawn = months.reduce((sum, { unpaid }) => sum + roundToCents(unpaid), 0)
  const rest = dollars((roundToCents(now.delivered) + roundToCents(now.deposits) - drawn) / 100)
  const toRefund = dollars(now.toRefund)
  return (
    <>
      {rest !== dollars(0) && (
        <>
          <Trans>{rest} became due in months that are not drawn.</Trans>{' '}
        </>
      )}
      {now.toRefund > 0 && <Trans>We have to give back {toRefund} for cancelled requests.</Trans>}
    </>
  )
}

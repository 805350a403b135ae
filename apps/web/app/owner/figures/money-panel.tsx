import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { methodNames, type PaymentMethod, paymentMethods } from '@kakehashi/domain/payments/methods'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Figures } from '../../api/figures-api.ts'
import { listAddress } from './address-of.ts'
import styles from './charts.module.css'
import { sumOf } from './compared.ts'
import { dollars } from '../dollars.ts'
import { isIn } from './is-in.ts'
import { monthColumn } from './month-column.tsx'
import { fills, MonthColumns } from './month-columns.tsx'
import { Panel } from './panel.tsx'

const methods = [...paymentMethods, 'unstated'] as const
type Method = PaymentMethod | 'unstated'
/** Most often used first, so that the solid part is the largest. */
const drawn: readonly Method[] = ['card', 'cash-usd', 'cash-jpy', 'other', 'unstated']

type Month = Figures['months'][number]

/** What was taken in each month, by method. */
export function MoneyPanel({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { months, period } = figures
  const nameOf = (method: Method) =>
    method === 'unstated' ? t`Without a method` : methodNames[method][language]
  const used = methods.filter((method) =>
    months.some(({ taken, refunded }) => taken[method] || refunded[method]),
  )
  const fillOf = (method: Method) => fills[drawn.indexOf(method)] ?? 'solid'
  const described = months
    .map(({ month, taken }) => `${formatMonth(month, language)} ${dollars(sumOf(taken))}`)
    .join(', ')
  return (
    <Panel
      title={t`Money taken`}
      list={{ to: listAddress(period, { list: 'taken' }), label: <Trans>Payments</Trans> }}
      empty={used.length === 0 && <Trans>Nothing was taken in these months.</Trans>}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        monthColumn(language),
        ...used.map((method) => ({
          key: method,
          header: nameOf(method),
          isNumber: true,
          cell: ({ taken }: Month) => dollars(taken[method] ?? 0),
        })),
        {
          key: 'sum',
          header: <Trans>Total taken</Trans>,
          isNumber: true,
          cell: ({ taken }) => dollars(sumOf(taken)),
        },
        ...used
          .filter((method) => months.some(({ refunded }) => refunded[method]))
          .map((method) => ({
            key: `refunded-${method}`,
            header: t`Refunded: ${nameOf(method)}`,
            isNumber: true,
            cell: ({ refunded }: Month) => dollars(-(refunded[method] ?? 0)),
          })),
      ]}
      keys={drawn
        .filter((method) => used.includes(method))
        .map((method) => (
          <span key={method}>
            <span className={`${styles.swatch} ${styles[fillOf(method)]}`} />
            {nameOf(method)}
          </span>
        ))}
    >
      <MonthColumns
        label={t`Money taken each month: ${described}`}
        columns={months.map(({ month, taken }) => ({
          month,
          isIn: isIn(month, figures),
          parts: drawn.map((method) => ({ fill: fillOf(method), value: taken[method] ?? 0 })),
        }))}
      />
    </Panel>
  )
}

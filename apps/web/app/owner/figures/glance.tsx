import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { moneyPath } from '@kakehashi/contract/screen-paths'
import type { Figures } from '../../api/figures-api.ts'
import { listAddress } from './address-of.ts'
import { Change } from './change.tsx'
import { type Compared, compare, daysOf, onTimeShare, ordersOf, sumOf } from './compared.ts'
import styles from './figures.module.css'
import { dollars } from '../dollars.ts'
import { useDayCount } from './use-day-count.ts'

interface Fact {
  readonly key: string
  readonly name: string
  readonly to?: string | undefined
  readonly values: Compared
  readonly format: (value: number) => string
  /** If the difference has another unit. */
  readonly formatChange?: (difference: number) => string
  readonly better?: 'more' | 'less'
}

/** What changed: the figures that say most, against the period before and a year before. */
export function Glance({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const days = useDayCount()
  const { period } = figures
  const list = (name: Parameters<typeof listAddress>[1]['list']) =>
    listAddress(period, { list: name })
  const facts: readonly Fact[] = [
    {
      key: 'taken',
      name: t`Money taken`,
      to: list('taken'),
      values: compare(figures, ({ taken }) => sumOf(taken)),
      format: dollars,
      better: 'more',
    },
    {
      key: 'refunded',
      name: t`Refunded`,
      to: list('refunded'),
      values: compare(figures, ({ refunded }) => sumOf(refunded)),
      format: dollars,
      better: 'less',
    },
    {
      key: 'unpaid',
      name: t`Became due and is unpaid`,
      to: moneyPath,
      values: compare(figures, ({ unpaid }) => unpaid),
      format: dollars,
    },
    {
      key: 'ordered',
      name: t`Requests`,
      to: list('ordered'),
      values: compare(figures, ordersOf),
      format: String,
      better: 'more',
    },
    {
      key: 'new',
      name: t`New customers`,
      to: list('ordered'),
      values: compare(figures, ({ newCustomers }) => newCustomers),
      format: String,
      better: 'more',
    },
    {
      key: 'on-time',
      name: t`Ready on time`,
      to: list('ready'),
      values: compare(figures, onTimeShare),
      format: (value) => `${value}%`,
      formatChange: (value) => t`${plural(value, { one: '# point', other: '# points' })}`,
      better: 'more',
    },
    {
      key: 'days',
      name: t`From request to delivery`,
      to: listAddress(period, { list: 'ended', stage: 'delivery' }),
      values: compare(figures, daysOf),
      format: days,
      better: 'less',
    },
    {
      key: 'declined',
      name: t`Quotes declined`,
      to: list('declined'),
      values: compare(figures, ({ quotes }) => quotes.declined),
      format: String,
      better: 'less',
    },
  ]
  return (
    <dl className={styles.glance}>
      {facts.map(({ key, name, to, values, format, formatChange = format, better }) => {
        const text = (value: number) => (Number.isNaN(value) ? '–' : format(value))
        const [wasBefore, wasYearBefore] = [text(values.before), text(values.yearBefore)]
        return (
          <div key={key}>
            <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
            <dd className={styles.big}>{text(values.period)}</dd>
            <dd>
              <Change
                now={values.period}
                than={values.before}
                format={formatChange}
                better={better}
              />
              <small>
                <Trans>before {wasBefore}</Trans>
              </small>
            </dd>
            <dd>
              <Change
                now={values.period}
                than={values.yearBefore}
                format={formatChange}
                better={better}
              />
              <small>
                <Trans>a year before {wasYearBefore}</Trans>
              </small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

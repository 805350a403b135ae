import { classNames } from '@kakehashi/ui/class-names'
import { Trans } from '@lingui/react/macro'
import type { ComparedRow } from './compared-columns.tsx'
import styles from './charts.module.css'
import { RowName } from './row-name.tsx'

interface BarRowsProps {
  rows: readonly ComparedRow[]
  format: (value: number) => string
  /** A thin line after the bar, such as the slowest tenth. */
  whisker?: ((row: ComparedRow) => number | undefined) | undefined
  /** Words after the value. */
  extra?: ((row: ComparedRow) => string | undefined) | undefined
}

/** A bar for each row, with a mark for the period before. All of it is said in words, too. */
export function BarRows({ rows, format, whisker, extra }: BarRowsProps) {
  const reach = rows.map((row) =>
    Math.max(row.values.period, row.values.before, whisker?.(row) ?? 0),
  )
  const most = Math.max(...reach, 0) || 1
  const share = (value: number) => `${(100 * Math.max(value, 0)) / most}%`
  return (
    <ul role="list" className={styles.bars}>
      {rows.map((row) => {
        const { period, before, yearBefore } = row.values
        const [wasBefore, aYearBefore] = [format(before), format(yearBefore)]
        const line = whisker?.(row)
        return (
          <li key={row.key}>
            <RowName name={row.name} to={row.to} />
            <span className={styles.value}>
              <b>{format(period)}</b> {extra?.(row)}
              <small>
                <Trans>
                  before {wasBefore}, a year before {aYearBefore}
                </Trans>
              </small>
            </span>
            <span className={styles.track} aria-hidden="true">
              {line !== undefined && (
                <span className={styles.whisker} style={{ inlineSize: share(line) }} />
              )}
              <span
                className={classNames(styles.bar, styles.solid)}
                style={{ inlineSize: share(period) }}
                hidden={period <= 0}
              />
              {before > 0 && (
                <span className={styles.tick} style={{ insetInlineStart: share(before) }} />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

import { dayParts } from '@kakehashi/domain/calendar/day-text'
import { classNames } from '@kakehashi/ui/class-names'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './charts.module.css'
import { roundTop, shortDollars } from './scale.ts'

export const fills = ['solid', 'hatched', 'hollow', 'ruled', 'dotted'] as const
type Fill = (typeof fills)[number]

export interface MonthColumn {
  /** Its first day. */
  readonly month: string
  /** From the bottom up, in dollars. */
  readonly parts: readonly { readonly fill: Fill; readonly value: number }[]
  /** In the period, in part at least. */
  readonly isIn: boolean
}

/** The months side by side. Kinds of money are told apart by fill, not by colour. */
export function MonthColumns({ label, columns }: { label: string; columns: MonthColumn[] }) {
  const sums = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const top = roundTop(Math.max(...sums))
  const hasRoom = columns.length <= 14
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, not a file
    <div role="img" aria-label={label} className={styles.columns}>
      <div className={styles.grid}>
        {[1, 0.75, 0.5, 0.25].map((part) => (
          <span key={part}>{shortDollars(top * part)}</span>
        ))}
      </div>
      <div className={styles.months}>
        {columns.map(({ month, parts, isIn }, place) => (
          <div key={month} className={classNames(isIn && styles.isIn)}>
            <span className={styles.stack}>
              {hasRoom && sums[place] !== 0 && (
                <span className={styles.sum}>{shortDollars(sums[place] ?? 0)}</span>
              )}
              {parts
                .filter(({ value }) => value > 0)
                .toReversed()
                .map(({ fill, value }) => (
                  <span
                    key={fill}
                    className={styles[fill]}
                    style={{ blockSize: `${(100 * value) / top}%` }}
                  />
                ))}
            </span>
            <MonthLabel month={month} isFirst={place === 0} isShown={hasRoom || place % 3 === 0} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface MonthLabelProps {
  month: string
  isFirst: boolean
  isShown: boolean
}

/**
 * The year stands below each January, and below the first month unless January is next. On a phone
 * there is room for every second one, always with January.
 */
export function MonthLabel({ month, isFirst, isShown }: MonthLabelProps) {
  const { shortMonth, year, month: number } = dayParts(month, useLanguage())
  return (
    <span className={classNames(styles.month, number % 2 === 0 && styles.everySecond)}>
      {isShown && shortMonth}
      {(number === 1 || (isFirst && number < 12)) && <small>{year}</small>}
    </span>
  )
}

import { classNames } from '@kakehashi/ui/class-names'
import styles from './charts.module.css'
import { MonthLabel } from './month-columns.tsx'

interface RateLineProps {
  label: string
  /** A share in percent for each month; undefined if there was nothing. */
  months: readonly {
    readonly month: string
    readonly share: number | undefined
    readonly isIn: boolean
  }[]
}

/** A share, month by month. The lowest and the last are written out. */
export function RateLine({ label, months }: RateLineProps) {
  const shares = months.flatMap(({ share }) => share ?? [])
  const lowest = Math.min(...shares, 100)
  // With room below the lowest point for what is written there.
  const floor = Math.max(0, Math.min(80, Math.floor((lowest - 8) / 10) * 10))
  const xOf = (place: number) => (100 * place) / Math.max(months.length - 1, 1)
  const yOf = (share: number) => 100 - (100 * (share - floor)) / (100 - floor)
  const points = months.flatMap(({ share, ...month }, place) =>
    share === undefined ? [] : [{ ...month, share, x: xOf(place), y: yOf(share) }],
  )
  const isNamed = ({ share }: { share: number }, place: number) =>
    place === points.length - 1 || share === lowest
  const every = Math.ceil(months.length / 6)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, not a file
    <div role="img" aria-label={label} className={styles.line}>
      <div className={styles.grid}>
        <span>100%</span>
        <span>{(100 + floor) / 2}%</span>
      </div>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {points.map((point, place) => (
          <span
            key={point.month}
            className={classNames(
              styles.point,
              point.isIn && styles.isIn,
              point.y > 85 && styles.low,
            )}
            style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
          >
            {isNamed(point, place) && <b>{point.share}%</b>}
          </span>
        ))}
        {months.map(
          ({ month }, place) =>
            (months.length - 1 - place) % every === 0 && (
              <span
                key={month}
                style={{ insetInlineStart: `${xOf(place)}%` }}
                className={styles.month}
              >
                <MonthLabel month={month} isFirst={place < every} isShown />
              </span>
            ),
        )}
      </div>
    </div>
  )
}

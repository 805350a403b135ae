import { Trans, useLingui } from '@lingui/react/macro'
import { office } from '@kakehashi/domain/office'
import { officeHours, sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import { useLanguage } from '@kakehashi/ui/use-language'
import { dayWidth, placeOf, places } from './day-scale.ts'
import styles from './day-line.module.css'

/** A line from opening to closing with lunch dashed, the same-day limit, and the current time. */
export function DayLine() {
  const { t } = useLingui()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(useLanguage())
  const { lunchFrom: from, lunchUntil: until, limit } = places
  return (
    <svg
      className={styles.line}
      viewBox="0 0 336 64"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG uses the page's colours and fonts
      role="img"
      aria-label={t`Open from ${opens} to ${lunchFrom} and from ${lunchUntil} to ${closes}. Same-day requests until ${sameDayUntil}.`}
    >
      <path className={styles.open} d={`M0 26H${from}M${until} 26H${dayWidth}`} />
      <path className={styles.past} d="" data-past="" />
      <path className={styles.lunch} d={`M${from} 26H${until}`} />
      <path className={styles.tick} d={ticks} />
      <path className={styles.limit} d={`M${limit} 12v28`} />
      <g className={styles.hours}>
        <text x={limit} y="8" className={styles.strong}>
          {sameDayUntil}
        </text>
        {hours.map(([time, anchor]) => (
          <text key={time} x={placeOf(time)} y="56" className={anchor} data-hour={placeOf(time)}>
            {Number(time.slice(0, 2))}
          </text>
        ))}
        <g data-now="" visibility="hidden">
          <path d="M0 33l5 8h-10z" />
          <text y="56" className={styles.strong}>
            <Trans>now</Trans>
          </text>
        </g>
      </g>
    </svg>
  )
}

const ticks = ['1000', '1100', '1200', '1500', '1600'].map((at) => `M${placeOf(at)} 22v8`).join('')
const hours = [
  [office.hours.opens, styles.start],
  [office.hours.lunchFrom, undefined],
  [office.hours.lunchUntil, undefined],
  [office.hours.closes, styles.end],
] as const

import { Trans, useLingui } from '@lingui/react/macro'
import type { OfficeHours } from '@kakehashi/domain/calendar/office-calendar'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { dayWidth, placeOf, placesOf } from './day-scale.ts'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import styles from './day-line.module.css'

/** A line from opening to closing with lunch dashed, the same-day limit, and the current time. */
export function DayLine() {
  const { t } = useLingui()
  const office = useOffice()
  const { opens, closes, lunchFrom, lunchUntil, sameDayUntil } = useOfficeHours()
  const { lunchFrom: from, lunchUntil: until, limit, ticks } = placesOf(office)
  return (
    <svg
      className={styles.line}
      viewBox="0 0 336 64"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG uses the page's colours and fonts
      role="img"
      aria-label={
        hasLunch(office)
          ? t`Open from ${opens} to ${lunchFrom} and from ${lunchUntil} to ${closes}. Same-day requests until ${sameDayUntil}.`
          : t`Open from ${opens} to ${closes}. Same-day requests until ${sameDayUntil}.`
      }
    >
      <path className={styles.open} d={`M0 26H${from}M${until} 26H${dayWidth}`} />
      <path className={styles.past} d="" data-past="" />
      {hasLunch(office) && <path className={styles.lunch} d={`M${from} 26H${until}`} />}
      <path className={styles.tick} d={ticks.map((place) => `M${place} 22v8`).join('')} />
      <path className={styles.limit} d={`M${limit} 12v28`} />
      <g className={styles.hours}>
        <text x={limit} y="8" className={styles.strong}>
          {sameDayUntil}
        </text>
        {labelled(office.hours).map(([time, anchor]) => {
          const place = placeOf(time, office)
          return (
            <text key={time} x={place} y="56" className={anchor} data-hour={place}>
              {labelOf(time)}
            </text>
          )
        })}
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

function labelled(hours: OfficeHours) {
  const { opens, lunchFrom, lunchUntil, closes } = hours
  return [
    [opens, styles.start],
    ...(hasLunch({ hours })
      ? [[lunchFrom, undefined] as const, [lunchUntil, undefined] as const]
      : []),
    [closes, styles.end],
  ] as const
}

/** '9' for a full hour, otherwise '9:30'. */
function labelOf(time: string): string {
  const hour = String(Number(time.slice(0, 2)))
  return time.endsWith('00') ? hour : `${hour}:${time.slice(2)}`
}

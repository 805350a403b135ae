import { Trans, useLingui } from '@lingui/react/macro'
import { officeHours } from '../../frame/hours.ts'
import { useLanguage } from '../../frame/use-language.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './office-day.module.css'

/** A working day at the counter, drawn to scale: nine to five, with lunch and the same-day limit. */
export function OfficeDay({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(useLanguage())
  return (
    <aside className={classNames(styles['card'], className)} aria-labelledby="office-day">
      <p className={styles['head']}>
        <b id="office-day">
          <Trans>At our counter</Trans>
        </b>
        <span>
          <Trans>Monday to Friday</Trans>
        </span>
      </p>
      <svg
        className={styles['line']}
        viewBox="0 0 336 64"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page's own colours and letters
        role="img"
        aria-label={t`Open from ${opens} to ${lunchFrom} and from ${lunchUntil} to ${closes}. Same-day requests until 10:30.`}
      >
        <path className={styles['open']} d="M0 26H168M210 26H336" />
        <path className={styles['lunch']} d="M168 26H210" />
        <path className={styles['tick']} d="M42 22v8M84 22v8M126 22v8M252 22v8M294 22v8" />
        <path className={styles['limit']} d="M63 12v28" />
        <g className={styles['hours']}>
          <text x="63" y="8" textAnchor="middle" className={styles['strong']}>
            10:30
          </text>
          <text x="0" y="56">
            9
          </text>
          <text x="168" y="56" textAnchor="middle">
            13
          </text>
          <text x="210" y="56" textAnchor="middle">
            14
          </text>
          <text x="336" y="56" textAnchor="end">
            17
          </text>
        </g>
      </svg>
      <p className={styles['sameDay']}>
        <b>
          <Trans>Same day, if you ask by 10:30 in the morning.</Trans>
        </b>
        <Trans>That holds for the papers most people need, and never costs extra.</Trans>
      </p>
      <p className={styles['closed']}>
        <Trans>
          Closed for lunch from {lunchFrom} to {lunchUntil}, at weekends and on American holidays.
        </Trans>
      </p>
    </aside>
  )
}

import type { MonthView } from '@kakehashi/contract/books'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './books.module.css'

/** Who closed and reopened the month, newest first. */
export function MonthHistory({ view: { history } }: { view: MonthView }) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  if (history.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby="history">
      <h2 id="history">
        <Trans>Closed and reopened</Trans>
      </h2>
      <ul role="list" className={styles.history}>
        {history.map(({ kind, at, by = t`Former staff member`, reason }) => (
          <li key={`${kind} ${at}`}>
            <time dateTime={at}>{officeDateAndTime(at)}</time>
            <span>
              {kind === 'closed' ? (
                <Trans>{by} closed the month</Trans>
              ) : (
                <Trans>{by} reopened the month</Trans>
              )}
              {reason !== undefined && <q className={styles.line}>{reason}</q>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

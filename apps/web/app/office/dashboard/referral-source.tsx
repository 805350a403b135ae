import { findSources } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { findSourceLabels } from '../../forms/people-labels.ts'
import type { Dashboard } from '../../api/dashboard-api.ts'
import styles from './stats.module.css'

/** How customers found the office, most frequent first, 'Other' last. */
export function ReferralSource({ counts }: { counts: Dashboard['referralSource'] }) {
  const { i18n } = useLingui()
  const sources = findSources
    .map((source) => ({ source, count: counts[source] ?? 0 }))
    .toSorted((a, b) => rank(b) - rank(a))
  const sum = sources.reduce((total, { count }) => total + count, 0)
  const highest = Math.max(...sources.map(({ count }) => count), 1)
  return (
    <section className={styles.figure} aria-labelledby="referral-source">
      <h3 id="referral-source">
        <Trans>Referral Source</Trans>
      </h3>
      <ol role="list" className={styles.sources}>
        {sources.map(({ source, count }) => (
          <li key={source}>
            <span>{i18n._(findSourceLabels[source])}</span>
            <b>{count}</b>
            <span className={styles.share}>{sum === 0 ? 0 : Math.round((count / sum) * 100)}%</span>
            <span className={styles.bar} style={{ width: `${(count / highest) * 100}%` }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function rank({ source, count }: { source: string; count: number }): number {
  return source === 'OTHER' ? -1 : count
}

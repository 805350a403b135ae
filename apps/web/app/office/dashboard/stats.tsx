import { languageFacts } from '@kakehashi/domain/language'
import { branches } from '@kakehashi/domain/people/people'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useServiceNames } from '../../request/service-name.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Figure } from './chart-figure.tsx'
import { branchLabels } from '../../forms/people-labels.ts'
import { charted } from './charted-branches.ts'
import { ReferralSource } from './referral-source.tsx'
import type { Dashboard } from '../../api/dashboard-api.ts'
import styles from './stats.module.css'

export function Stats({ dashboard }: { dashboard: Dashboard }) {
  return (
    <section className={styles.stats} aria-labelledby="stats">
      <h2 id="stats">
        <Trans>Stats</Trans>
      </h2>
      <div className={styles.sheet}>
        <ServiceComponent counts={dashboard.serviceComponent} />
        <Industry services={dashboard.industry} />
        <ReferralSource counts={dashboard.referralSource} />
      </div>
    </section>
  )
}

function ServiceComponent({ counts }: { counts: Dashboard['serviceComponent'] }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const outside = branches
    .filter((branch) => !charted.some((each) => each === branch))
    .map((branch) => ({ branch, count: counts[branch] ?? 0 }))
    .filter(({ count }) => count > 0)
  const beyond = outside.reduce((sum, { count }) => sum + count, 0)
  const named = outside
    .map(({ branch, count }) => `${i18n._(branchLabels[branch])} ${count}`)
    .join(languageFacts[language].comma)
  return (
    <Figure
      title={t`Service Component`}
      what={t`Customers by service component`}
      rowsAre={t`Branch`}
      series={[t`Customers`]}
      bars={charted.map((branch) => ({
        key: branch,
        name: i18n._(branchLabels[branch]),
        values: [counts[branch] ?? 0],
      }))}
    >
      {beyond > 0 && (
        <Plural
          value={beyond}
          one={`# customer is outside these six: ${named}`}
          other={`# customers are outside these six: ${named}`}
        />
      )}
    </Figure>
  )
}

function Industry({ services }: { services: Dashboard['industry'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const serviceNames = useServiceNames()
  const nameOf = (id: string) =>
    language === 'ja' ? serviceNames?.find(({ _id }) => _id === id)?.nameJa : undefined
  const requested = services
    .filter(({ open, completed }) => open + completed > 0)
    .toSorted((a, b) => b.open + b.completed - a.open - a.completed)
  const completed = requested.reduce((sum, each) => sum + each.completed, 0)
  const open = requested.reduce((sum, each) => sum + each.open, 0)
  return (
    <Figure
      className={styles.desk}
      isHorizontal
      title={t`Industry`}
      what={t`Requests by service`}
      rowsAre={t`Service`}
      series={[t`Completed`, t`Open`]}
      bars={requested.map(({ service, name, ...counts }) => ({
        key: service,
        name: nameOf(service) ?? name,
        values: [counts.completed, counts.open],
      }))}
    >
      <Trans>
        {completed} completed; {open} open or with a balance due
      </Trans>
    </Figure>
  )
}

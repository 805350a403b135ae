import { describeFinding, systemPartNames } from '@kakehashi/domain/system/describe-finding'
import { type Finding, isProblem } from '@kakehashi/domain/system/system-check'
import { useOffice } from '@kakehashi/layouts/office'
import { Pill } from '@kakehashi/ui/pill'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import styles from './system-check.module.css'

export function CheckedPart({ finding }: { finding: Finding }) {
  const language = useLanguage()
  const { timeZone } = useOffice()
  const { text, advice, runbook } = describeFinding(finding, language, timeZone)
  return (
    <li>
      <h2>{systemPartNames[finding.part][language]}</h2>
      <div className={styles.state}>
        {isProblem(finding) ? (
          <Pill tone="amber" icon="alert">
            <Trans>Needs attention</Trans>
          </Pill>
        ) : (
          <Pill tone="leaf" icon="check">
            <Trans>All right</Trans>
          </Pill>
        )}
      </div>
      <div className={styles.text}>
        <p>{text}</p>
        {advice && (
          <p>
            <b>{advice}</b>
          </p>
        )}
        {runbook && (
          <p className={styles.runbook}>
            <Trans>
              For that person: “<span lang="en">{runbook}</span>” in{' '}
              <code>docs/operations/runbooks.md</code>
            </Trans>
          </p>
        )}
      </div>
    </li>
  )
}

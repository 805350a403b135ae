import { languageFacts } from '@kakehashi/domain/language'
import { systemPartNames } from '@kakehashi/domain/system/describe-finding'
import { isProblem } from '@kakehashi/domain/system/system-check'
import { Alert } from '@kakehashi/ui/alert'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useSystemCheckQuery } from '../../api/system-check-api.ts'
import styles from '../dashboard.module.css'

/** Names what needs attention; nothing if everything is all right. */
export function SystemProblems() {
  const language = useLanguage()
  const { data } = useSystemCheckQuery(undefined, { refetchOnMountOrArgChange: true })
  const problems = data?.findings.filter(isProblem) ?? []
  if (problems.length === 0) return null
  const names = problems.map(({ part }) => systemPartNames[part][language])
  return (
    <Alert
      kind="warning"
      className={styles.notice}
      title={<Trans>Your system needs attention</Trans>}
    >
      {names.join(languageFacts[language].comma)}.{' '}
      <Link to="/owner/system">
        <Trans>See what to do</Trans>
      </Link>
    </Alert>
  )
}

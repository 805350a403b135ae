import { localPath } from '@kakehashi/contract/site-addresses'
import { timeOfDay } from '@kakehashi/domain/calendar/date-formats'
import { type Finding, isProblem } from '@kakehashi/domain/system/system-check'
import { useOffice } from '@kakehashi/layouts/office'
import { Icon } from '@kakehashi/ui/icon'
import { PageHeading } from '@kakehashi/ui/page-heading'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSystemCheckQuery } from '../../api/system-check-api.ts'
import { readRefusal } from '../../forms/read-refusal.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { PageTitle } from '../../layouts/page-title.tsx'
import { CheckedPart } from './checked-part.tsx'
import styles from './system-check.module.css'

const checkEvery = 20_000

interface Answered {
  /** Undefined if there is no answer. */
  readonly checkedAt?: string
  readonly findings: readonly Finding[]
}

/** Then nobody is recognised, and the server can answer nothing else. */
const databaseAway: Answered = { findings: [{ part: 'database', code: 'database-away' }] }

export default function SystemCheck() {
  const { t } = useLingui()
  const { data, error, ...query } = useSystemCheckQuery(undefined, {
    pollingInterval: checkEvery,
    refetchOnMountOrArgChange: true,
  })
  const isAway = readRefusal(error).code === 'unavailable'
  // An old answer may no longer be true.
  const current = isAway ? databaseAway : error === undefined ? data : undefined
  return (
    <div className={styles.page}>
      <PageTitle title={t`Is everything all right?`} />
      <PageHeading
        className={styles.heading}
        back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
        title={t`Is everything all right?`}
      />
      <Loaded
        query={{ ...query, data: current, error: isAway ? undefined : error }}
        label={<Trans>Checking the system</Trans>}
        lines={8}
      >
        {(answer) => <Answer {...answer} />}
      </Loaded>
    </div>
  )
}

function Answer({ checkedAt, findings }: Answered) {
  const language = useLanguage()
  const { timeZone } = useOffice()
  const problems = findings.filter(isProblem)
  const time = checkedAt && timeOfDay(checkedAt, timeZone)
  return (
    <>
      <output className={problems.length > 0 ? styles.problems : styles.allRight}>
        <Icon name={problems.length > 0 ? 'alert' : 'check'} />
        {problems.length > 0 ? (
          <Plural
            value={problems.length}
            one="# thing needs attention."
            other="# things need attention."
          />
        ) : (
          <Trans>Yes. Everything is all right.</Trans>
        )}
      </output>
      {checkedAt !== undefined && (
        <p className={styles.checked}>
          <Trans>Checked at {time}. This page checks again every 20 seconds.</Trans>
        </p>
      )}
      <ul role="list" className={styles.parts}>
        {[...problems, ...findings.filter((finding) => !isProblem(finding))].map((finding) => (
          <CheckedPart key={finding.part} finding={finding} />
        ))}
      </ul>
      <p className={styles.more}>
        <Trans>
          Owners get an e-mail about a problem that lasts ten minutes. Your customers see{' '}
          <a href={localPath('/status', language)}>the status page</a>.
        </Trans>
      </p>
    </>
  )
}

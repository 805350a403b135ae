import type { HistoryCheck as Check } from '@kakehashi/contract/history'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Plural, Trans } from '@lingui/react/macro'
import { errorMessage } from '../../api/client/base-api.ts'
import { useHistoryChecksQuery, useVerifyHistoryMutation } from '../../api/history-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './history.module.css'

const askAgainAfter = 2_000

/** When the history was last compared with its seals, with the button that does it now. */
export function HistoryCheck() {
  const [verify, verifying] = useVerifyHistoryMutation()
  const { data, error } = useHistoryChecksQuery(undefined, {
    refetchOnMountOrArgChange: true,
    ...(verifying.isSuccess && { pollingInterval: askAgainAfter }),
  })
  const failed = verifying.error ?? error
  const isWaiting = verifying.isLoading || data?.waiting !== undefined
  return (
    <section className={styles.check}>
      {failed !== undefined && <Alert kind="error">{errorMessage(failed)}</Alert>}
      <output className={styles.verdict}>
        {isWaiting ? (
          <span>
            <Trans>The history is being verified. You can leave this page.</Trans>
          </span>
        ) : (
          data && <Verdict last={data.last} />
        )}
      </output>
      <Button
        variant="line"
        size="small"
        isBusy={isWaiting}
        onClick={() => {
          void verify()
        }}
      >
        <Trans>VERIFY NOW</Trans>
      </Button>
    </section>
  )
}

function Verdict({ last }: { last: Check | undefined }) {
  const { dateAndTime } = useDates()
  if (last?.finishedAt === undefined) {
    return (
      <span>
        <Trans>The history was not verified yet.</Trans>
      </span>
    )
  }
  const { problems = [], events = 0 } = last
  const time = dateAndTime(last.finishedAt)
  if (problems.length === 0) {
    return (
      <span className={styles.intact}>
        <Icon name="check" />
        <span>
          <Trans>
            Unchanged. Verified on {time}: <Plural value={events} one="# entry" other="# entries" />
            .
          </Trans>
        </span>
      </span>
    )
  }
  return (
    <Alert kind="warning" title={<Trans>The history does not fit its seals</Trans>}>
      <p>
        <Trans>
          Verified on {time}. Somebody may have changed the database, or its keys or notes are
          missing. Show this to the person who looks after your server:
        </Trans>
      </p>
      <ul className={styles.problems} lang="en">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  )
}

import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans } from '@lingui/react/macro'
import { LaneRow } from './lane-row.tsx'
import styles from './lane.module.css'

/** Requests whose ready-by day has passed: each customer waits for a new day. */
export function Late({ requests }: { requests: readonly OfficeRequestItem[] }) {
  if (requests.length === 0) return null
  const count = requests.length
  return (
    <section className={styles.lane} aria-labelledby="late">
      <header>
        <Icon name="alert" className={styles.alert} />
        <h2 id="late">
          <Trans>Late, without a new day</Trans>
        </h2>
        <p>
          <Plural value={count} one="# customer waits" other="# customers wait" />
        </p>
      </header>
      <ul role="list">
        {requests.map((request) => (
          <li key={request._id}>
            <LaneRow request={request} hash="#new-day">
              <Promised request={request} />
              <span className={styles.action}>
                <Trans>Give a new day</Trans>
              </span>
            </LaneRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Promised({ request: { late } }: { request: OfficeRequestItem }) {
  const language = useLanguage()
  if (!late) return null
  const day = officeDate(late.promisedOn, language)
  return (
    <span className={styles.missed}>
      <Trans>Promised {day}</Trans>
    </span>
  )
}

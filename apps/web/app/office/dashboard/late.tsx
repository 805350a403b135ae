import { stagePath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { lastFirst } from '@kakehashi/domain/people/people'
import { stageNames } from '@kakehashi/domain/request/stage'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ServiceName } from '../../request/service-name.tsx'
import { UnreadMark } from '../request-row/row-parts.tsx'
import styles from './same-day.module.css'

/** Requests whose ready-by day has passed: each customer waits for a new day. */
export function Late({ requests }: { requests: readonly OfficeRequestItem[] }) {
  const language = useLanguage()
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
            <Link to={`${stagePath(request.stage, request._id)}#new-day`} className={styles.order}>
              <UnreadMark request={request} />
              <b>{lastFirst(request)}</b>
              <span>
                <ServiceName service={request.service} requestItem={request.requestItem} />
                <span>{stageNames[request.stage][language]}</span>
                <Promised request={request} />
                <span className={styles.action}>
                  <Trans>Give a new day</Trans>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Promised({ request: { late } }: { request: OfficeRequestItem }) {
  const day = officeDate(late?.promisedOn ?? '', useLanguage())
  return (
    <span className={styles.missed}>
      <Trans>Promised {day}</Trans>
    </span>
  )
}

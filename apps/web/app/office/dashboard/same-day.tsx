import { formatTimeLeft } from '../../i18n/relative-time.ts'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { office } from '@kakehashi/domain/office'
import { tokyoDay } from '@kakehashi/domain/calendar/working-days'
import { tokyoInstant } from '@kakehashi/domain/calendar/day'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { stageNames } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { ServiceName } from '../../request/service-name.tsx'
import { Icon } from '@kakehashi/ui/icon'
import { Age, UnreadMark } from '../request-row/row-parts.tsx'
import styles from './same-day.module.css'

const minuteMs = 60_000

/** Requests promised for today, shown until the same-day deadline. */
export function SameDay({ requests }: { requests: readonly OfficeRequestItem[] }) {
  const language = useLanguage()
  const now = useNow()
  const cutOff = tokyoInstant(tokyoDay(now), office.sameDayUntil)
  const minutes = Math.ceil((cutOff.getTime() - now.getTime()) / minuteMs)
  if (requests.length === 0 || minutes <= 0) return null
  const timeLeft = formatTimeLeft(minutes, language)
  return (
    <section className={styles.lane} aria-labelledby="same-day">
      <header>
        <Icon name="clock" />
        <h2 id="same-day">
          <Trans>Same-day requests</Trans>
        </h2>
        <p>
          <Trans>
            <b>{timeLeft}</b> until {sameDayUntil}
          </Trans>
        </p>
      </header>
      <ul role="list">
        {requests.map((request) => (
          <li key={request._id}>
            <Link to={stagePath(request.stage, request._id)} className={styles.order}>
              <UnreadMark request={request} />
              <b>{lastFirst(request)}</b>
              <span>
                <ServiceName service={request.service} requestItem={request.requestItem} />
                <span>{stageNames[request.stage][language]}</span>
                <span>
                  <Age request={request} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

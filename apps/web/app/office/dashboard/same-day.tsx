import { useDates } from '../../i18n/use-dates.ts'
import { formatTimeLeft } from '../../i18n/relative-time.ts'
import { instantAt } from '@kakehashi/domain/calendar/day'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Icon } from '@kakehashi/ui/icon'
import { Age } from '../request-row/row-parts.tsx'
import { LaneRow } from './lane-row.tsx'
import styles from './lane.module.css'

const minuteMs = 60_000

/** Requests promised for today, shown until the same-day deadline. */
export function SameDay({ requests }: { requests: readonly OfficeRequestItem[] }) {
  const office = useOffice()
  const language = useLanguage()
  const { dayOf } = useDates()
  const now = useNow()
  const { sameDayUntil } = useOfficeHours()
  const cutOff = instantAt(dayOf(now), office.sameDayUntil, office.timeZone)
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
            <LaneRow request={request}>
              <span>
                <Age request={request} />
              </span>
            </LaneRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

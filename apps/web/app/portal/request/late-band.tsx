import { useDates } from '../../i18n/use-dates.ts'
import type { PricedRequest } from '../../request/request-views.ts'
import { addDays, type Day } from '@kakehashi/domain/calendar/day'
import { formatWeekday, formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { newDayKnownBy } from '@kakehashi/domain/request/late'
import { useOffice } from '@kakehashi/layouts/office'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useCalendar } from '../../api/use-calendar.ts'
import { inDollars } from '../../request/price.tsx'
import { workWords } from '../../request/service-kind-texts.ts'
import { moneyOf } from '../../request/status/request-status.ts'
import styles from './late-band.module.css'

/** Says that the ready-by day has passed, and what happens next. */
export function LateBand({ request }: { request: PricedRequest }) {
  const { i18n } = useLingui()
  const headingId = useId()
  const day = useNearDay()
  const { late } = request
  if (!late) return null
  const promised = day(late.promisedOn)
  return (
    <section className={styles.late} aria-labelledby={headingId}>
      <div className={styles.band}>
        <p className={styles.fault}>
          <Icon name="alert" />
          <Trans>Late, and the fault is ours</Trans>
        </p>
        <h2 id={headingId}>{i18n._(workWords[request.serviceKind].notReady(promised))}</h2>
        {late.reason && <p className={styles.reason}>{late.reason}</p>}
        {late.newDay === undefined && <WhenYouHear missed={late.promisedOn} />}
      </div>
      {late.newDay !== undefined && (
        <NewDay request={request} missed={late.promisedOn} newDay={late.newDay} />
      )}
    </section>
  )
}

/** 'Friday' within a week, otherwise with its date. */
function useNearDay(): (day: Day) => string {
  const language = useLanguage()
  const { dayOf } = useDates()
  const today = dayOf(useNow())
  return (day) => {
    const isNear = day > addDays(today, -7) && day < addDays(today, 7)
    return isNear ? formatWeekday(day, language) : formatWeekdayAndDate(day, language)
  }
}

function WhenYouHear({ missed }: { missed: Day }) {
  const { timeOfDay, dayOf } = useDates()
  const office = useOffice()
  const now = useNow()
  const nearDay = useNearDay()
  const calendar = useCalendar()
  // Without the closures the day could be wrong.
  if (!calendar) return null
  const knownBy = newDayKnownBy(missed, calendar)
  const time = timeOfDay(knownBy)
  const day = nearDay(dayOf(knownBy))
  const phone = <a href={`tel:${office.phoneAbroad}`}>{office.phone}</a>
  if (knownBy <= now) {
    return (
      <p>
        <Trans>You should have heard a new day from us by now. Please call us: {phone}</Trans>
      </p>
    )
  }
  return (
    <p>
      {dayOf(knownBy) === dayOf(now) ? (
        <Trans>You will hear the new day from us by {time} today.</Trans>
      ) : (
        <Trans>
          You will hear the new day from us by {time} on {day}.
        </Trans>
      )}{' '}
      <Trans>In a hurry? Call us: {phone}</Trans>
    </p>
  )
}

interface NewDayProps {
  request: PricedRequest
  missed: Day
  newDay: Day
}

function NewDay({ request, missed, newDay }: NewDayProps) {
  const language = useLanguage()
  const paid = moneyOf(request)?.paid ?? 0
  const amount = <b>{inDollars(paid)}</b>
  return (
    <>
      <dl className={styles.days}>
        <div>
          <dt>
            <Trans>Promised</Trans>
          </dt>
          <dd>
            <s className="date">{formatWeekdayAndDate(missed, language)}</s>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>New day</Trans>
          </dt>
          <dd>
            <b className="date">{formatWeekdayAndDate(newDay, language)}</b>
          </dd>
        </div>
      </dl>
      {request.reader === 'customer' && (
        <div className={styles.answer}>
          <a href="#message-comment" className={styles.tooLate}>
            <Trans>That is too late</Trans>
          </a>
          <p>
            {paid > 0 ? (
              <Trans>
                If it is too late, tell us when you need it. You may also cancel and get back the{' '}
                {amount} you have paid.
              </Trans>
            ) : (
              <Trans>If it is too late, tell us when you need it. You may also cancel.</Trans>
            )}
          </p>
        </div>
      )}
    </>
  )
}

import type { ServiceView } from '@kakehashi/contract/services/services'
import { type Day } from '@kakehashi/domain/calendar/working-days'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { useCalendar } from '../../api/use-calendar.ts'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { formatWeekdayAndDate, formatWeekday } from '@kakehashi/domain/calendar/day-text'
import { ClosedDayWarning } from '../../request/closed-day-warning.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { Icon } from '@kakehashi/ui/icon'
import styles from './request-form.module.css'
import { readyEstimate, type ReadyEstimate } from './ready-estimate.ts'

interface ReadyByProps {
  now: Date
  service: ServiceView | undefined
  neededBy: string
}

/** The earliest day on which a translation can be ready. */
export function ReadyBy({ now, service, neededBy }: ReadyByProps) {
  const { dayOf } = useDates()
  // Without the closures the day would be a guess.
  const calendar = useCalendar()
  if (!calendar) return null
  const promise = service && readyEstimate(now, service.usualWorkingDays, calendar)
  return (
    <div className={styles.ready} aria-live="polite">
      {promise && (
        <div className={styles.promise}>
          <Icon name="clock" />
          <p>
            <ReadyText promise={promise} />
          </p>
        </div>
      )}
      {neededBy >= dayOf(now) && <Caution day={neededBy} ready={promise?.ready} />}
    </div>
  )
}

function ReadyText({ promise: { ready, acceptOn, isToday } }: { promise: ReadyEstimate }) {
  const language = useLanguage()
  const { sameDayUntil } = useOfficeHours()
  const day = <span className="date">{formatWeekdayAndDate(ready, language)}</span>
  const weekday = formatWeekday(acceptOn, language)
  if (ready !== acceptOn) {
    return (
      <>
        <b>
          <Trans>Ready by {day}</Trans>
        </b>
        <span>
          {isToday ? (
            <Trans>if you accept the quote today</Trans>
          ) : (
            <Trans>if you accept the quote on {weekday}</Trans>
          )}
        </span>
      </>
    )
  }
  return (
    <>
      <b>{isToday ? <Trans>Ready today</Trans> : <Trans>Ready by {day}</Trans>}</b>
      <span>
        {isToday ? (
          <Trans>if you accept the quote before {sameDayUntil}</Trans>
        ) : (
          <Trans>if you accept the quote before {sameDayUntil} on that day</Trans>
        )}
      </span>
    </>
  )
}

interface CautionProps {
  day: Day
  ready: Day | undefined
}

function Caution({ day, ready }: CautionProps) {
  if (ready !== undefined && day < ready) {
    return (
      <Alert kind="warning">
        <Trans>
          That is sooner than usual. You can still send your request. The quote will say whether we
          can do it.
        </Trans>
      </Alert>
    )
  }
  return (
    <ClosedDayWarning day={day}>
      {(reason) => (
        <Trans>We are closed on that day ({reason}). We aim for the working day before it.</Trans>
      )}
    </ClosedDayWarning>
  )
}

import { useDates } from '../../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { readyOn } from '@kakehashi/domain/calendar/working-days'
import { Trans } from '@lingui/react/macro'
import { useCalendar } from '../../../api/use-calendar.ts'
import { useNow } from '@kakehashi/ui/use-now'
import styles from '../decision-panel.module.css'

/** The promised day, or the calculated one if none is promised yet. */
export function ReadyBy({ request }: { request: OfficeRequest }) {
  const { officeDate } = useDates()
  const now = useNow()
  const calendar = useCalendar()
  const { promisedOn, usualWorkingDays, neededBy, quote } = request
  // No date until the closures have loaded: it could be a closed day.
  const calculated = calendar && readyOn(now, usualWorkingDays, calendar)
  const day = promisedOn ?? calculated
  if (!day) return <Trans>Not set</Trans>
  const needed = neededBy && officeDate(neededBy)
  return (
    <>
      <time dateTime={day}>{officeDate(day)}</time>
      {promisedOn === undefined && (
        <small className={styles.aside}>
          {quote?.isTaken ? (
            <Trans>if the deposit is paid today</Trans>
          ) : (
            <Trans>if it is accepted today</Trans>
          )}
        </small>
      )}
      {neededBy && neededBy < day && (
        <small className={styles.late}>
          <Trans>The customer needs it by {needed}</Trans>
        </small>
      )}
    </>
  )
}

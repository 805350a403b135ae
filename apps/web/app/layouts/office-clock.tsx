import { useDates } from '../i18n/use-dates.ts'
import styles from './office-layout.module.css'
import { useNow } from '@kakehashi/ui/use-now'

/** The time at the office, whatever the user's time zone. */
export function OfficeClock() {
  const { clockDate, timeOfDay } = useDates()
  const now = useNow()
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      {clockDate(now)} <b>{timeOfDay(now)}</b>
    </time>
  )
}

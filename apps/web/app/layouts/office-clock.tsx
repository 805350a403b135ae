import { clockDate, timeOfDay } from '@kakehashi/domain/calendar/date-formats'
import styles from './office-layout.module.css'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'

/** The time at the office, whatever the user's time zone. */
export function OfficeClock() {
  const language = useLanguage()
  const now = useNow()
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      {clockDate(now, language)} <b>{timeOfDay(now)}</b>
    </time>
  )
}

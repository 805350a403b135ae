import { tokyoDay } from '@kakehashi/domain/calendar/working-days'
import type { Language } from '@kakehashi/domain/language'
import { officeDate, timeOfDay } from '@kakehashi/domain/calendar/date-formats'
import styles from './office-layout.module.css'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { formatWeekday } from '@kakehashi/domain/calendar/day-text'

/** The time at the office, whatever the user's time zone. */
export function OfficeClock() {
  const language = useLanguage()
  const now = useNow()
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      {dayTexts(now, language)} <b>{timeOfDay(now)}</b>
    </time>
  )
}

function dayTexts(now: Date, language: Language): string {
  const weekday = formatWeekday(tokyoDay(now), language)
  const date = officeDate(now, language)
  return language === 'ja' ? `${date}（${weekday.slice(0, 1)}）` : `${weekday.slice(0, 3)} ${date}`
}

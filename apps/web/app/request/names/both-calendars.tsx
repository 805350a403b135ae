import type { Day } from '@kakehashi/domain/calendar/day'
import {
  americanDate,
  japaneseDate,
  paperDateInJapanese,
} from '@kakehashi/domain/dates/paper-dates'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './names.module.css'

/** A date of a paper in both calendars, that of the reader first. */
export function BothCalendars({ day }: { day: Day }) {
  const language = useLanguage()
  if (language === 'ja') return <time dateTime={day}>{paperDateInJapanese(day)}</time>
  return (
    <time dateTime={day}>
      {americanDate(day)}{' '}
      <span lang="ja" className={styles.other}>
        {japaneseDate(day)}
      </span>
    </time>
  )
}

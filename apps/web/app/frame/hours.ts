import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'

/** The office's hours as the reader writes times: 0900 in English on base, 9:00 in Japanese. */
export function officeHours(language: Language) {
  const write = (time: string) => (language === 'ja' ? withColon(time) : time)
  const { opens, closes, lunchFrom, lunchUntil } = office.hours
  return {
    opens: write(opens),
    closes: write(closes),
    lunchFrom: write(lunchFrom),
    lunchUntil: write(lunchUntil),
  }
}

function withColon(time: string): string {
  return `${Number(time.slice(0, 2))}:${time.slice(2)}`
}

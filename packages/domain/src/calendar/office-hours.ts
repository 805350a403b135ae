import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'

/** The office's hours as the reader writes times: 0900 in English on base, 9:00 in Japanese. */
export function officeHours(language: Language) {
  const { opens, closes, lunchFrom, lunchUntil } = office.hours
  return {
    opens: writtenTime(opens, language),
    closes: writtenTime(closes, language),
    lunchFrom: writtenTime(lunchFrom, language),
    lunchUntil: writtenTime(lunchUntil, language),
  }
}

/** Until when same-day work is taken in, as both languages write it. */
export const sameDayUntil = `${office.sameDayUntil.slice(0, 2)}:${office.sameDayUntil.slice(2)}`

/** What the office's clock shows so many minutes after midnight. */
export function clockTime(minute: number, language: Language): string {
  return writtenTime(twoDigits(Math.floor(minute / 60)) + twoDigits(minute % 60), language)
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function writtenTime(time: string, language: Language): string {
  return language === 'ja' ? `${Number(time.slice(0, 2))}:${time.slice(2)}` : time
}

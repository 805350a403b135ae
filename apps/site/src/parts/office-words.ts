import { closedDaysText, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'

/** Facts of the office as they are put into sentences. */
export function officeWords(office: Office, language: Language) {
  return {
    /** 'Okinawa' */
    region: office.address.region[language],
    /** 'Monday to Friday' */
    openDays: openDaysText(office, language),
    /** 'Saturday, Sunday and American holidays'; null if the office is always open. */
    closedDays: closedDaysText(office, language),
  }
}

/** For words that begin a sentence: 'every day' becomes 'Every day'. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

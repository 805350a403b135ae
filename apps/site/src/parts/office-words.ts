import { closedDaysText, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import type { Language } from '@kakehashi/domain/language'
import { countryName, type Office } from '@kakehashi/domain/office'

/** Facts of the office as they are put into sentences. */
export function officeWords(office: Office, language: Language) {
  return {
    /** The prefecture or state; before the owner has entered it, the country. */
    region: office.address.region[language] || countryName(office.address.country, language),
    /** 'Monday to Friday' */
    openDays: openDaysText(office, language),
    /** 'Saturday, Sunday and American holidays'; null if the office is always open. */
    closedDays: closedDaysText(office, language),
  }
}

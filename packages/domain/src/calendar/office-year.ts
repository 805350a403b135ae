import { office } from '../office.ts'

const year = new Intl.DateTimeFormat('en', { timeZone: office.timeZone, year: 'numeric' })

/** The year on the office's calendar: a file of its own, because every page of the site loads it. */
export function officeYear(moment: Date): string {
  return year.format(moment)
}

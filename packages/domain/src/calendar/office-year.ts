/** The year on the office's calendar: a file of its own, because every page of the site loads it. */
export function officeYear(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(moment)
}

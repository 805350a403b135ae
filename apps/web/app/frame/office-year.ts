import { office } from '@kakehashi/domain/office'

export function currentYear(): string {
  return new Intl.DateTimeFormat('en', { timeZone: office.timeZone, year: 'numeric' }).format()
}

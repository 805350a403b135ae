import { office } from '@kakehashi/domain/office'

export function currentYear(): string {
  const { timeZone } = office
  return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date())
}

import { maxOverdueCount } from '@kakehashi/contract/dashboard'

/** What is overdue is counted up to a limit; from there on the figure says so. */
export function overdueFigure(count: number): string {
  return count >= maxOverdueCount ? `${maxOverdueCount}+` : String(count)
}

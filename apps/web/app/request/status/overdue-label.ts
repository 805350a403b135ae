import { maxOverdueCount } from '@kakehashi/contract/dashboard'

/** The server counts up to a limit; from there on '+' is added. */
export function overdueFigure(count: number): string {
  return count >= maxOverdueCount ? `${maxOverdueCount}+` : String(count)
}

import type { Office } from '@kakehashi/domain/office'

/** An office without a lunch break has the same time for its start and its end. */
export function hasLunch({ hours }: Pick<Office, 'hours'>): boolean {
  return hours.lunchFrom !== hours.lunchUntil
}

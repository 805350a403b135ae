import { refuseTaken } from '../db/unique-violation.ts'
import { Refusal } from '../refusal.ts'

export function refuseTakenName<Result>(change: () => Promise<Result>): Promise<Result> {
  const refusal = new Refusal('service-name-taken', { fields: { name: 'service-name-taken' } })
  return refuseTaken('services_slug_offered', refusal, change)
}

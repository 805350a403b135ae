import { refuseTaken } from '../../db/unique-violation.ts'
import { Refusal } from '../../refusal.ts'

export function refuseTakenEmail<Result>(change: () => Promise<Result>): Promise<Result> {
  const refusal = new Refusal('email-in-use', { fields: { email: 'email-unusable' } })
  return refuseTaken('users_email_living', refusal, change)
}

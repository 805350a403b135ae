import { Refusal } from '../refusal.ts'

/** The unique index decides, not a look beforehand: two people may type the same address at once. */
export async function refuseTakenEmail<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isTakenEmail(error)) {
      throw new Refusal('email-in-use', { fields: { email: 'email-unusable' } })
    }
    throw error
  }
}

function isTakenEmail(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === 'users_email_living'
  )
}

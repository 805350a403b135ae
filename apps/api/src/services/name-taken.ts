import { Refusal } from '../refusal.ts'

/** The unique index decides, not a look beforehand: two admins may choose the same name at once. */
export async function refuseTakenName<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isTakenName(error)) {
      throw new Refusal('service-name-taken', { fields: { name: 'service-name-taken' } })
    }
    throw error
  }
}

function isTakenName(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === 'services_slug_offered'
  )
}

import type { Refusal } from '../refusal.ts'

/** Relies on the unique index, because a query beforehand would race with concurrent inserts. */
export async function refuseDuplicate<Result>(
  index: string,
  refusal: Refusal,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    throw isViolationOf(index, error) ? refusal : error
  }
}

function isViolationOf(index: string, error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === index
  )
}

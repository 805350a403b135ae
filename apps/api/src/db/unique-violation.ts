import type { Refusal } from '../refusal.ts'

/** The unique index decides, not a look beforehand: two people may choose the same at once. */
export async function refuseTaken<Result>(
  index: string,
  refusal: Refusal,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    throw isHeldBy(index, error) ? refusal : error
  }
}

function isHeldBy(index: string, error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === index
  )
}

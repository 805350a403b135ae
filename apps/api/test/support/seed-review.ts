import type { Office } from './office.ts'
import { seedRequest } from './seed-request.ts'

/** A request in review, and its translation. */
export async function seedReview(
  office: Office,
  userId: string,
): Promise<{ readonly id: string; readonly file: string }> {
  const id = await seedRequest(office, userId, { stage: 'review' })
  const { translation_id: file } = await office.db
    .selectFrom('requests')
    .select('translation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (file === null) throw new Error('a request in review has a translation')
  return { id, file }
}

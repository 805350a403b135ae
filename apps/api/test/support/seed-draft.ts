import type { Office } from './office.ts'
import { sampleContent } from './translation-drafts.ts'

/** Inserts the filled family register of a document directly into the database. */
export async function seedDraft(
  { db, clock }: Office,
  fileId: string,
  savedBy: string,
): Promise<void> {
  await db
    .insertInto('translation_drafts')
    .values({
      file_id: fileId,
      template: 'family-register',
      content: JSON.stringify(sampleContent('family-register')),
      version: 1,
      saved_at: clock.now(),
      saved_by: savedBy,
    })
    .execute()
}

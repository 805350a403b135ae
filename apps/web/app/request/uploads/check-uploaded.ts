import type { findOrderedFiles, isDocumentGone } from '../../api/documents-api.ts'
import { isExpired } from './saved-uploads.ts'
import type { UploadEntry } from './upload-entry.ts'
import type { UploadFailure } from './upload-failure.ts'

type Lose = (one: UploadEntry, failure: UploadFailure) => void

/** Finds out which uploaded files are no longer on the server; they have to be added again. */
export function verifyUploaded(
  entries: readonly UploadEntry[],
  isGone: typeof isDocumentGone,
  lose: Lose,
): void {
  for (const one of entries) {
    const { reply, isAttached } = one
    if (!reply || isAttached) continue
    if (isExpired(reply)) lose(one, { code: 'lost' })
    else void isGone(reply.document).then((gone) => gone && lose(one, { code: 'lost' }))
  }
}

/** Finds files that belong to a request submitted before, as they cannot be used twice. */
export async function loseOrdered(
  entries: readonly UploadEntry[],
  findOrdered: typeof findOrderedFiles,
  lose: Lose,
): Promise<void> {
  const ordered = new Set(await findOrdered())
  for (const one of entries) {
    if (one.reply && ordered.has(one.reply.file._id)) lose(one, { code: 'ordered' })
  }
}

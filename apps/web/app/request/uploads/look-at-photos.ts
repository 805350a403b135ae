import type { judgeLegibility } from './judge-legibility.ts'
import { type drawThumbnail, drawThumbnails } from './thumbnail.ts'
import type { UploadEntry } from './upload-entry.ts'
import type { Upload } from './upload.ts'

interface Eyes {
  readonly draw: typeof drawThumbnail
  readonly judge: typeof judgeLegibility
}

/** Thumbnails of all, then doubts about what was just added, one photograph after another. */
export async function lookAtPhotos(
  taken: readonly UploadEntry[],
  { draw, judge }: Eyes,
  onSeen: (one: UploadEntry, seen: Pick<Upload, 'thumbnail' | 'doubt' | 'isJudged'>) => void,
): Promise<void> {
  // The files are copied here, because a finished upload drops its file.
  const photos = taken.map((one) => ({ one, file: one.file }))
  await drawThumbnails(taken, draw, (one, thumbnail) => onSeen(one, { thumbnail }))
  for (const { one, file } of photos) {
    const { kind, isJudged } = one.upload
    if (kind !== 'photo' || isJudged || !file) continue
    const doubt = await judge(file)
    onSeen(one, { isJudged: true, ...(doubt !== undefined && { doubt }) })
  }
}

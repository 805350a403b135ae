import type { UploadEntry } from './upload-entry.ts'
import type { drawThumbnail } from './thumbnail.ts'

/** One after another: twenty photographs unpacked at once are too much for a phone. */
export async function drawThumbnails(
  taken: readonly UploadEntry[],
  draw: typeof drawThumbnail,
  onDrawn: (one: UploadEntry, thumbnail: string) => void,
): Promise<void> {
  // Held here, because a quick line is done with a file before its turn to be drawn has come.
  const photographs = taken.map((one) => ({ one, file: one.file }))
  for (const { one, file } of photographs) {
    const { kind, thumbnail: known } = one.upload
    if (kind !== 'photo' || known !== undefined || !file) continue
    const thumbnail = await draw(file)
    if (thumbnail !== undefined) onDrawn(one, thumbnail)
  }
}

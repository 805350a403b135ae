import type { UploadEntry } from './upload-entry.ts'
/** Twice the displayed size, for high-resolution screens. */
const side = 96

/**
 * A small square thumbnail, as a data URL because the content security policy allows no blob URL.
 * Photos that this browser cannot open (mostly HEIC) have none.
 */
export async function drawThumbnail(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const scale = side / Math.min(picture.width, picture.height)
    const width = picture.width * scale
    const height = picture.height * scale
    canvas
      .getContext('2d')
      ?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
    picture.close()
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    return undefined
  }
}

/** One after another: decoding twenty photos at once is too much for a phone. */
export async function drawThumbnails(
  taken: readonly UploadEntry[],
  draw: typeof drawThumbnail,
  onDrawn: (one: UploadEntry, thumbnail: string) => void,
): Promise<void> {
  // The files are copied here, because a finished upload drops its file.
  const photographs = taken.map((one) => ({ one, file: one.file }))
  for (const { one, file } of photographs) {
    const { kind, thumbnail: known } = one.upload
    if (kind !== 'photo' || known !== undefined || !file) continue
    const thumbnail = await draw(file)
    if (thumbnail !== undefined) onDrawn(one, thumbnail)
  }
}

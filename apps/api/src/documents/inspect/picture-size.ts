import { maxDecodedBytes, maxMegapixels } from '@kakehashi/domain/documents/files'
import { Refusal } from '../../refusal.ts'

/**
 * Checks the size in the header, so that an oversized picture is never decoded. `bytesPerPixel` is
 * what a decoder has to keep for each pixel; zero if it can decode and shrink line by line.
 */
export function demandPictureSize(width: number, height: number, bytesPerPixel: number): void {
  if (width < 1 || height < 1) throw new Refusal('file-damaged')
  const byMemory = Math.floor(maxDecodedBytes / bytesPerPixel / 1_000_000)
  const megapixels = Math.min(maxMegapixels, byMemory)
  if (width * height > megapixels * 1_000_000) {
    throw new Refusal('file-too-many-pixels', { values: { megapixels } })
  }
}

import { maxMegapixels } from '@kakehashi/domain/files'
import { Refusal } from '../../refusal.ts'

/** By what the header says: nobody unpacks a picture to learn that it is too large. */
export function demandFewPixels(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Refusal('file-damaged')
  if (width * height > maxMegapixels * 1_000_000) {
    throw new Refusal('file-too-many-pixels', { values: { megapixels: maxMegapixels } })
  }
}

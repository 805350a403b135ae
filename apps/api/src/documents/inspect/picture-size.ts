import { maxMegapixels } from '@kakehashi/domain/documents/files'
import { Refusal } from '../../refusal.ts'

/** Checks the size in the header, so that an oversized picture is never decoded. */
export function demandPictureSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Refusal('file-damaged')
  if (width * height > maxMegapixels * 1_000_000) {
    throw new Refusal('file-too-many-pixels', { values: { megapixels: maxMegapixels } })
  }
}

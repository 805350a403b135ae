import { drawable } from './draw-preview.ts'

/** Small print of a page is then about as high as programs were taught with. */
const longestSide = 3000

/** A picture in shades of grey, upright as its preview is, for a program that reads it. */
export async function drawForReading(bytes: Buffer, mediaType: string): Promise<Buffer> {
  const picture = await drawable(bytes, mediaType)
  return picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'

// One picture at a time, with as little memory as possible.
sharp.concurrency(1)
sharp.cache(false)

/** Enough to read the small print of a page. */
const longestSide = 2000
const maxPixels = 120_000_000
const timeout = { seconds: 30 }

export const previewMediaType = 'image/webp'

/** Re-encodes the picture, which drops metadata and anything else but its pixels. */
export async function drawPreview(bytes: Buffer, mediaType: string): Promise<Buffer> {
  const picture = await drawable(bytes, mediaType)
  return picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
}

/** The pixels of a picture, the right way up. */
export async function drawable(bytes: Buffer, mediaType: string): Promise<Sharp> {
  const picture = mediaType === 'image/heic' ? await fromHeic(bytes) : fromOthers(bytes)
  return picture.timeout(timeout)
}

/** Twice the displayed side, for high-resolution screens. */
const thumbnailSide = 96

/** A square from the middle of a preview. */
export function drawThumbnail(preview: Buffer): Promise<Buffer> {
  return sharp(preview)
    .timeout(timeout)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' })
    .webp({ quality: 70 })
    .toBuffer()
}

function fromOthers(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true }).autoOrient()
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(bytes)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

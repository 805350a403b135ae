import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './heic.ts'

/** Enough to read the small print of a page; a screen shows no more. */
const longestSide = 2000
const mostPixels = 120_000_000
const longest = { seconds: 30 }

export const previewType = 'image/webp'

/** A picture drawn anew: upright, smaller, and without anything but its pixels. */
export async function drawPreview(bytes: Buffer, mediaType: string): Promise<Buffer> {
  const picture = mediaType === 'image/heic' ? await fromHeic(bytes) : fromOthers(bytes)
  return picture
    .timeout(longest)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
}

function fromOthers(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true }).autoOrient()
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(bytes)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

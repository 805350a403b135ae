import sharp from 'sharp'
import { Refusal } from '../refusal.ts'

export type PictureKind = 'image' | 'icon'

const maxMegapixels = 40
const maxPixels = maxMegapixels * 1_000_000
const timeout = { seconds: 15 }

const fitInside: Record<PictureKind, { width: number; height: number }> = {
  image: { width: 1600, height: 1200 },
  icon: { width: 256, height: 256 },
}

// One thread and no cache, so that an upload does not slow down other requests.
sharp.concurrency(1)
sharp.cache(false)

export const storedMediaType = 'image/webp'

let queue: Promise<unknown> = Promise.resolve()

/**
 * Decodes and encodes the picture, so that metadata such as the location and appended data are
 * dropped. One at a time, because a large picture needs a lot of memory.
 */
export function reencode(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  const result = queue.then(() => encode(bytes, kind))
  queue = result.catch(() => undefined)
  return result
}

async function encode(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  // Checked before sharp sees the bytes, so that only three of its decoders can be reached.
  if (!isRaster(bytes)) throw new Refusal('picture-type')
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged)
  if (width * height > maxPixels) {
    throw new Refusal('file-too-many-pixels', { values: { megapixels: maxMegapixels } })
  }
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout(timeout)
    .autoOrient()
    .resize({ ...fitInside[kind], fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(refuseDamaged)
}

function refuseDamaged(): never {
  throw new Refusal('file-damaged')
}

function isRaster(bytes: Buffer): boolean {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  return (
    starts('\xFF\xD8\xFF') || starts('\x89PNG\r\n\x1A\n') || (starts('RIFF') && starts('WEBP', 8))
  )
}

import sharp from 'sharp'
import { Refusal } from '../refusal.ts'

export type PictureKind = 'image' | 'icon'

const maxMegapixels = 40
const maxPixels = maxMegapixels * 1_000_000
const longest = { seconds: 15 }

const fitInside: Record<PictureKind, { width: number; height: number }> = {
  image: { width: 1600, height: 1200 },
  icon: { width: 256, height: 256 },
}

// One thread and no memory of earlier pictures: an upload must not slow the calls beside it.
sharp.concurrency(1)
sharp.cache(false)

export const redrawnType = 'image/webp'

let lastInLine: Promise<unknown> = Promise.resolve()

/**
 * Decoded and drawn anew, so that nothing of the uploaded bytes is ever served: neither what is
 * hidden behind a picture nor where it was taken. One at a time, as a large one fills much memory.
 */
export function redraw(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  const drawing = lastInLine.then(() => draw(bytes, kind))
  lastInLine = drawing.catch(() => undefined)
  return drawing
}

async function draw(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  // By its first bytes, before any decoder sees it: only three of them are ever woken.
  if (!isRaster(bytes)) throw new Refusal('picture-type')
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged)
  if (width * height > maxPixels) {
    throw new Refusal('file-too-many-pixels', { values: { megapixels: maxMegapixels } })
  }
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout(longest)
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

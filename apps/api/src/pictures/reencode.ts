import { runInSandbox, sandboxLimits } from '../sandbox/run.ts'
import { Refusal } from '../refusal.ts'
import type { encodePicture, PictureKind } from './encode-picture.ts'

const maxMegapixels = 40
const limits = { ...sandboxLimits, processorSeconds: 15 }

export const storedMediaType = 'image/webp'

let queue: Promise<unknown> = Promise.resolve()

/** One at a time, because a large picture needs a lot of memory. */
export function reencode(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  const result = queue.then(() => encodeInSandbox(bytes, kind))
  queue = result.catch(() => undefined)
  return result
}

async function encodeInSandbox(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  // Checked before sharp sees the bytes, so that only three of its decoders can be reached.
  if (!isRaster(bytes)) throw new Refusal('picture-type')
  const encoded = await runInSandbox<typeof encodePicture>(
    {
      module: import.meta.resolve('./encode-picture.ts'),
      task: 'encodePicture',
      values: [kind, String(maxMegapixels * 1_000_000)],
      bytes,
    },
    limits,
  ).catch(() => {
    throw new Refusal('file-damaged')
  })
  if (encoded.length > 0) return encoded
  throw new Refusal('file-too-many-pixels', { values: { megapixels: maxMegapixels } })
}

function isRaster(bytes: Buffer): boolean {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  return (
    starts('\xFF\xD8\xFF') || starts('\x89PNG\r\n\x1A\n') || (starts('RIFF') && starts('WEBP', 8))
  )
}

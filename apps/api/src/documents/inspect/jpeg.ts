import { Refusal } from '../../refusal.ts'
import { demandFewPixels } from './pixels.ts'
import type { Walk } from './zip-entries.ts'
import { atMost, past, skip, take } from './zip-entries.ts'

const startOfImage = Buffer.from([0xff, 0xd8, 0xff])
const endOfImage = 0xd9
const startOfScan = 0xda
/** Frames: the segments that say how large the picture is. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** From the first segment to the end of the picture. Cameras put more behind it. */
export function* walkJpeg(): Walk<void> {
  yield* skip(2)
  let hasFrame = false
  let marker = yield* nextMarker()
  while (marker !== endOfImage) {
    if (standsAlone(marker)) {
      marker = yield* nextMarker()
      continue
    }
    const length = (yield* take(2)).readUInt16BE() - 2
    if (length < 0) throw new Refusal('file-damaged')
    if (isFrame(marker)) {
      if (length < 6) throw new Refusal('file-damaged')
      const frame = yield* take(5)
      demandFewPixels(frame.readUInt16BE(3), frame.readUInt16BE(1))
      hasFrame = true
      yield* skip(length - 5)
    } else {
      yield* skip(length)
    }
    marker = marker === startOfScan ? yield* markerAfterScan() : yield* nextMarker()
  }
  if (!hasFrame) throw new Refusal('file-damaged')
  demandHarmlessTrailer(yield* atMost(trailerSample))
}

function* nextMarker(): Walk<number> {
  let [byte] = yield* take(1)
  if (byte !== 0xff) throw new Refusal('file-damaged')
  while (byte === 0xff) [byte] = yield* take(1)
  return byte ?? 0
}

/** Inside the picture's own data 0xff is followed by a zero or a restart mark. */
function* markerAfterScan(): Walk<number> {
  for (;;) {
    yield* past(0xff)
    let [byte = 0] = yield* take(1)
    while (byte === 0xff) [byte = 0] = yield* take(1)
    if (byte !== 0 && !(byte >= 0xd0 && byte <= 0xd7)) return byte
  }
}

const trailerSample = 4096
const pages = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml)|%PDF-|#!\//i

/**
 * Phones put a second picture, a film of the moment or their own notes behind the first, so what
 * follows is not refused for being there, only for being a page or a program.
 */
function demandHarmlessTrailer(sample: Buffer): void {
  const begins = sample.findIndex((byte) => byte !== 0)
  if (begins < 0) return
  const trailer = sample.subarray(begins)
  if (trailer.subarray(0, 3).equals(startOfImage)) return
  const isProgram = ['MZ', '\u007FELF', 'Rar!', 'PK\u0003\u0004'].some((start) =>
    trailer.subarray(0, 4).toString('latin1').startsWith(start),
  )
  if (isProgram || pages.test(trailer.toString('latin1'))) throw new Refusal('file-damaged')
}

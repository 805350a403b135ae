import { Refusal } from '../../refusal.ts'
import {
  demandPictureSize,
  type ByteParser,
  readAtMost,
  skipPast,
  skip,
  readExactly,
} from './byte-parser.ts'

const startOfImage = Buffer.from([0xff, 0xd8, 0xff])
const endOfImage = 0xd9
const startOfScan = 0xda
/** Frame segments hold the picture's size. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Parses up to the end of the picture. Cameras append more data after it. */
export function* parseJpeg(): ByteParser<void> {
  yield* skip(2)
  let hasFrame = false
  let marker = yield* nextMarker()
  while (marker !== endOfImage) {
    if (hasNoLength(marker)) {
      marker = yield* nextMarker()
      continue
    }
    const length = (yield* readExactly(2)).readUInt16BE() - 2
    if (length < 0) throw new Refusal('file-damaged')
    if (isFrame(marker)) {
      if (length < 6) throw new Refusal('file-damaged')
      const frame = yield* readExactly(5)
      demandPictureSize(frame.readUInt16BE(3), frame.readUInt16BE(1))
      hasFrame = true
      yield* skip(length - 5)
    } else {
      yield* skip(length)
    }
    marker = marker === startOfScan ? yield* markerAfterScan() : yield* nextMarker()
  }
  if (!hasFrame) throw new Refusal('file-damaged')
  demandHarmlessTrailer(yield* readAtMost(trailerSample))
}

function* nextMarker(): ByteParser<number> {
  let [byte] = yield* readExactly(1)
  if (byte !== 0xff) throw new Refusal('file-damaged')
  while (byte === 0xff) [byte] = yield* readExactly(1)
  return byte ?? 0
}

/** In entropy-coded data, 0xff is followed by 0 or a restart marker. */
function* markerAfterScan(): ByteParser<number> {
  for (;;) {
    yield* skipPast(0xff)
    let [byte = 0] = yield* readExactly(1)
    while (byte === 0xff) [byte = 0] = yield* readExactly(1)
    if (byte !== 0 && !(byte >= 0xd0 && byte <= 0xd7)) return byte
  }
}

const trailerSample = 4096
const pages = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml)|%PDF-|#!\//i

/**
 * Phones append a second picture, a short video or metadata, so a trailer is allowed unless it
 * looks like a web page, an archive or a program.
 */
function demandHarmlessTrailer(sample: Buffer): void {
  const start = sample.findIndex((byte) => byte !== 0)
  if (start < 0) return
  const trailer = sample.subarray(start)
  if (trailer.subarray(0, 3).equals(startOfImage)) return
  const isProgram = ['MZ', '\u007FELF', 'Rar!', 'PK\u0003\u0004'].some((magic) =>
    trailer.subarray(0, 4).toString('latin1').startsWith(magic),
  )
  if (isProgram || pages.test(trailer.toString('latin1'))) throw new Refusal('file-mixed')
}

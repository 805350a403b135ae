import { Refusal } from '../../refusal.ts'
import {
  type ByteParser,
  countPart,
  readAtMost,
  readExactly,
  skip,
  skipScan,
} from './byte-parser.ts'
import { demandPictureSize } from './picture-size.ts'

const startOfImage = Buffer.from([0xff, 0xd8, 0xff])
const endOfImage = 0xd9
const startOfScan = 0xda
/** Frame segments hold the picture's size. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Its coefficients are kept until the last scan: two bytes for each of three channels. */
const isProgressive = (marker: number) => (marker & 0x03) === 2
const bytesPerPixelOf = (marker: number) => (isProgressive(marker) ? 6 : 0)

const maxSegments = 10_000
/** A decoder goes through the whole picture for each scan. */
const maxScans = 100
const maxFillBytes = 256

/** Parses up to the end of the picture. Cameras append more data after it. */
export function* parseJpeg(): ByteParser<void> {
  yield* skip(2)
  let hasFrame = false
  let segments = 0
  let scans = 0
  let marker = yield* nextMarker()
  while (marker !== endOfImage) {
    segments = countPart(segments, maxSegments)
    if (hasNoLength(marker)) {
      marker = yield* nextMarker()
      continue
    }
    const length = (yield* readExactly(2)).readUInt16BE() - 2
    if (length < 0) throw new Refusal('file-damaged')
    if (isFrame(marker)) {
      if (length < 6) throw new Refusal('file-damaged')
      const frame = yield* readExactly(5)
      demandPictureSize(frame.readUInt16BE(3), frame.readUInt16BE(1), bytesPerPixelOf(marker))
      hasFrame = true
      yield* skip(length - 5)
    } else {
      yield* skip(length)
    }
    if (marker === startOfScan) {
      scans = countPart(scans, maxScans)
      marker = (yield* skipScan()).readUInt8()
    } else {
      marker = yield* nextMarker()
    }
  }
  if (!hasFrame) throw new Refusal('file-damaged')
  demandHarmlessTrailer(yield* readAtMost(trailerSample))
}

function* nextMarker(): ByteParser<number> {
  let [byte] = yield* readExactly(1)
  if (byte !== 0xff) throw new Refusal('file-damaged')
  for (let fill = 0; byte === 0xff; fill = countPart(fill, maxFillBytes)) {
    ;[byte] = yield* readExactly(1)
  }
  return byte ?? 0
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

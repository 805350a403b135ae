import { Refusal } from '../../refusal.ts'
import { type ByteParser, countPart, readAtMost, readExactly, skip } from './byte-parser.ts'
import { demandPictureSize } from './picture-size.ts'

const maxChunks = 50_000
const bytesPerPixel = 4

/** The length in the RIFF header must match the file. */
export function* parseWebp(): ByteParser<void> {
  const length = (yield* readExactly(12)).readUInt32LE(4) - 4
  let left = length
  let hasPicture = false
  let chunks = 0
  while (left >= 8) {
    chunks = countPart(chunks, maxChunks)
    const chunk = yield* readExactly(8)
    const type = chunk.toString('latin1', 0, 4)
    const size = chunk.readUInt32LE(4)
    // Chunks start at even offsets.
    const paddedSize = size + (size % 2)
    if (!/^[\x20-\x7e]{4}$/.test(type) || paddedSize > left - 8) throw new Refusal('file-damaged')
    const sizeOf = readers[type]
    if (sizeOf && size >= 10) {
      demandPictureSize(...sizeOf(yield* readExactly(10)), bytesPerPixel)
      yield* skip(paddedSize - 10)
    } else {
      yield* skip(paddedSize)
    }
    if (type !== 'VP8X' && (sizeOf || type === 'ANMF')) hasPicture = true
    left -= 8 + paddedSize
  }
  const rest = yield* readAtMost(2)
  if (!hasPicture || left > 1 || rest.length > 1) throw new Refusal('file-damaged')
}

/** Width and height for each kind of chunk. */
const readers: Readonly<Record<string, (bytes: Buffer) => [number, number]>> = {
  'VP8 ': (bytes) => {
    if (bytes.readUIntBE(3, 3) !== 0x9d012a) throw new Refusal('file-damaged')
    return [bytes.readUInt16LE(6) & 0x3fff, bytes.readUInt16LE(8) & 0x3fff]
  },
  VP8L: (bytes) => {
    if (bytes[0] !== 0x2f) throw new Refusal('file-damaged')
    const bits = bytes.readUInt32LE(1)
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
  },
  VP8X: (bytes) => [bytes.readUIntLE(4, 3) + 1, bytes.readUIntLE(7, 3) + 1],
}

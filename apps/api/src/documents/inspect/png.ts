import { Refusal } from '../../refusal.ts'
import { type ByteParser, countPart, readAtMost, readExactly, skip } from './byte-parser.ts'
import { demandPictureSize } from './picture-size.ts'

const maxPadding = 4096
const maxChunks = 50_000
/** The number of channels for each colour type. Palettes are decoded to colours. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

/** Only padding may follow the IEND chunk. */
export function* parsePng(): ByteParser<void> {
  yield* skip(8)
  const header = yield* readExactly(25)
  if (header.readUInt32BE() !== 13 || header.toString('latin1', 4, 8) !== 'IHDR') {
    throw new Refusal('file-damaged')
  }
  const bytesPerPixel = (channels[header.readUInt8(17)] ?? 4) * (header.readUInt8(16) > 8 ? 2 : 1)
  demandPictureSize(header.readUInt32BE(8), header.readUInt32BE(12), bytesPerPixel)
  let hasData = false
  let chunks = 0
  for (;;) {
    chunks = countPart(chunks, maxChunks)
    const chunk = yield* readExactly(8)
    const type = chunk.toString('latin1', 4, 8)
    if (!/^[A-Za-z]{4}$/.test(type)) throw new Refusal('file-damaged')
    yield* skip(chunk.readUInt32BE() + 4)
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') break
  }
  const padding = yield* readAtMost(maxPadding + 1)
  if (
    !hasData ||
    padding.length > maxPadding ||
    padding.some((byte) => ![0, 10, 13, 32].includes(byte))
  ) {
    throw new Refusal('file-damaged')
  }
}

import { Refusal } from '../../refusal.ts'
import { demandPictureSize, type ByteParser, readAtMost, skip, readExactly } from './byte-parser.ts'

const maxPadding = 4096

/** Only padding may follow the IEND chunk. */
export function* parsePng(): ByteParser<void> {
  yield* skip(8)
  const header = yield* readExactly(25)
  if (header.readUInt32BE() !== 13 || header.toString('latin1', 4, 8) !== 'IHDR') {
    throw new Refusal('file-damaged')
  }
  demandPictureSize(header.readUInt32BE(8), header.readUInt32BE(12))
  let hasData = false
  for (;;) {
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

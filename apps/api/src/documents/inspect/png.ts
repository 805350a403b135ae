import { Refusal } from '../../refusal.ts'
import { demandFewPixels } from './pixels.ts'
import type { Walk } from './zip-entries.ts'
import { atMost, skip, take } from './zip-entries.ts'

const mostPadding = 4096

/** From chunk to chunk to the last one, behind which there is nothing. */
export function* walkPng(): Walk<void> {
  yield* skip(8)
  const header = yield* take(25)
  if (header.readUInt32BE() !== 13 || header.toString('latin1', 4, 8) !== 'IHDR') {
    throw new Refusal('file-damaged')
  }
  demandFewPixels(header.readUInt32BE(8), header.readUInt32BE(12))
  let hasData = false
  for (;;) {
    const chunk = yield* take(8)
    const type = chunk.toString('latin1', 4, 8)
    if (!/^[A-Za-z]{4}$/.test(type)) throw new Refusal('file-damaged')
    yield* skip(chunk.readUInt32BE() + 4)
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') break
  }
  const padding = yield* atMost(mostPadding + 1)
  if (
    !hasData ||
    padding.length > mostPadding ||
    padding.some((byte) => ![0, 10, 13, 32].includes(byte))
  ) {
    throw new Refusal('file-damaged')
  }
}

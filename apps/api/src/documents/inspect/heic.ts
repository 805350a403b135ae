import { Refusal } from '../../refusal.ts'
import { demandFewPixels } from './pixels.ts'
import type { Walk } from './zip-entries.ts'
import { atMost, skip, take } from './zip-entries.ts'

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const mostMeta = 1024 * 1024

/** The first bytes of a picture as telephones take it. */
export function isHeic(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false
  const named = [head.toString('latin1', 8, 12)]
  const length = Math.min(head.readUInt32BE(), head.length)
  for (let at = 16; at + 4 <= length; at += 4) named.push(head.toString('latin1', at, at + 4))
  // An AVIF names the family's general brand too, but not one of these.
  return brands.has(named[0] ?? '') && named.some((brand) => brand.startsWith('he'))
}

/** From box to box; they have to fill the file exactly. */
export function* walkHeic(): Walk<void> {
  let hasMeta = false
  for (;;) {
    const head = yield* atMost(8)
    if (head.length === 0) break
    const type = head.toString('latin1', 4, 8)
    if (!/^[\x20-\x7e]{4}$/.test(type)) throw new Refusal('file-damaged')
    const { length, isToTheEnd } = yield* lengthOf(head)
    if (type === 'meta') {
      if (length > mostMeta) throw new Refusal('file-damaged')
      demandSize(yield* take(length))
      hasMeta = true
    } else if (isToTheEnd) {
      while ((yield* atMost(64 * 1024)).length > 0);
      break
    } else {
      yield* skip(length)
    }
  }
  if (!hasMeta) throw new Refusal('file-damaged')
}

function* lengthOf(head: Buffer): Walk<{ length: number; isToTheEnd: boolean }> {
  const short = head.readUInt32BE()
  if (short === 0) return { length: 0, isToTheEnd: true }
  const length = short === 1 ? Number((yield* take(8)).readBigUInt64BE()) - 16 : short - 8
  if (length < 0) throw new Refusal('file-damaged')
  return { length, isToTheEnd: false }
}

/** The sizes of the picture, of its tiles and of its preview are all there; none may be too large. */
function demandSize(meta: Buffer): void {
  let count = 0
  for (let at = meta.indexOf('ispe'); at >= 0 && at + 16 <= meta.length; count += 1) {
    demandFewPixels(meta.readUInt32BE(at + 8), meta.readUInt32BE(at + 12))
    at = meta.indexOf('ispe', at + 4)
  }
  if (count === 0) throw new Refusal('file-damaged')
}

import { Refusal } from '../../refusal.ts'
import { type ByteParser, countPart, readAtMost, readExactly, skip } from './byte-parser.ts'
import { demandPictureSize } from './picture-size.ts'

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const maxMetaSize = 1024 * 1024
const maxBoxes = 10_000
const bytesPerPixel = 4

export function isHeic(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false
  const found = [head.toString('latin1', 8, 12)]
  const length = Math.min(head.readUInt32BE(), head.length)
  for (let at = 16; at + 4 <= length; at += 4) found.push(head.toString('latin1', at, at + 4))
  // AVIF files also name the generic brands mif1 and msf1, but none that starts with 'he'.
  return brands.has(found[0] ?? '') && found.some((brand) => brand.startsWith('he'))
}

/** The boxes must fill the file exactly. */
export function* parseHeic(): ByteParser<void> {
  let hasMeta = false
  let boxes = 0
  for (;;) {
    boxes = countPart(boxes, maxBoxes)
    const head = yield* readAtMost(8)
    if (head.length === 0) break
    const type = head.toString('latin1', 4, 8)
    if (!/^[\x20-\x7e]{4}$/.test(type)) throw new Refusal('file-damaged')
    const { length, isToEnd } = yield* lengthOf(head)
    if (type === 'meta') {
      if (length > maxMetaSize) throw new Refusal('file-damaged')
      demandSize(yield* readExactly(length))
      hasMeta = true
    } else if (isToEnd) {
      while ((yield* readAtMost(64 * 1024)).length > 0);
      break
    } else {
      yield* skip(length)
    }
  }
  if (!hasMeta) throw new Refusal('file-damaged')
}

function* lengthOf(head: Buffer): ByteParser<{ length: number; isToEnd: boolean }> {
  const short = head.readUInt32BE()
  if (short === 0) return { length: 0, isToEnd: true }
  const length = short === 1 ? Number((yield* readExactly(8)).readBigUInt64BE()) - 16 : short - 8
  if (length < 0) throw new Refusal('file-damaged')
  return { length, isToEnd: false }
}

/** `ispe` properties hold the sizes of the picture, its tiles and its thumbnail. */
function demandSize(meta: Buffer): void {
  let count = 0
  for (let at = meta.indexOf('ispe'); at >= 0 && at + 16 <= meta.length; count += 1) {
    demandPictureSize(meta.readUInt32BE(at + 8), meta.readUInt32BE(at + 12), bytesPerPixel)
    at = meta.indexOf('ispe', at + 4)
  }
  if (count === 0) throw new Refusal('file-damaged')
}

/**
 * Overwrites the metadata items (EXIF and XMP) with zeros, where they are. Orientation is a property
 * of the picture in this format, so nothing of them is needed.
 */
export function cleanHeic(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const meta = findBox(copy, 0, copy.length, 'meta')
  if (!meta) throw new Error('HEIC without metadata box')
  // After its version and flags.
  const [start, end] = [meta.start + 4, meta.end]
  const list = findBox(copy, start, end, 'iinf')
  const places = findBox(copy, start, end, 'iloc')
  if (!list || !places) throw new Error('HEIC without list of items')
  const items = metadataItems(copy, list)
  for (const { item, from, length } of extentsIn(copy, places)) {
    if (items.has(item)) copy.fill(0, from, from + length)
  }
  return copy
}

interface Box {
  readonly start: number
  readonly end: number
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box & { type: string }> {
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const isLong = short === 1
    const toEnd = short === 0 ? to - at : short
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : toEnd
    if (size < 8 || at + size > to) throw new Error('HEIC with a damaged box')
    yield { type, start: at + (isLong ? 16 : 8), end: at + size }
    at += size
  }
}

function findBox(bytes: Buffer, from: number, to: number, type: string): Box | undefined {
  return [...boxesIn(bytes, from, to)].find((box) => box.type === type)
}

function metadataItems(bytes: Buffer, { start, end }: Box): Set<number> {
  const isShort = bytes.readUInt8(start) === 0
  const items = new Set<number>()
  for (const entry of boxesIn(bytes, start + (isShort ? 6 : 8), end)) {
    const version = bytes.readUInt8(entry.start)
    if (version < 2) throw new Error('HEIC with items of an old version')
    const idSize = version === 2 ? 2 : 4
    const item = bytes.readUIntBE(entry.start + 4, idSize)
    const typeAt = entry.start + 4 + idSize + 2
    const type = bytes.toString('latin1', typeAt, typeAt + 4)
    if (type === 'Exif' || type === 'mime' || type === 'uri ') items.add(item)
  }
  return items
}

/** Where the content of each item is in the file. */
function* extentsIn(bytes: Buffer, { start }: Box) {
  const version = bytes.readUInt8(start)
  let at = start + 4
  const next = (size: number): number => {
    at += size
    if (size === 0) return 0
    return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size)
  }
  const sizes = next(2)
  const offsetSize = (sizes >> 12) & 15
  const lengthSize = (sizes >> 8) & 15
  const baseSize = (sizes >> 4) & 15
  const indexSize = version > 0 ? sizes & 15 : 0
  const idSize = version === 2 ? 4 : 2
  for (let count = next(idSize); count > 0; count -= 1) {
    const item = next(idSize)
    const method = version > 0 ? next(2) & 15 : 0
    next(2)
    const base = next(baseSize)
    for (let extents = next(2); extents > 0; extents -= 1) {
      next(indexSize)
      const from = base + next(offsetSize)
      const length = next(lengthSize)
      // Other methods place the content inside the metadata box or in another item.
      if (method === 0) yield { item, from, length }
    }
  }
}

import { exifWith, orientationIn } from './orientation.ts'

const exifMark = Buffer.from('Exif\0\0', 'latin1')
/** Resolution, colour profile and colour transform; other such segments describe or hide things. */
const keptApplicationSegments = new Set([0xe0, 0xe2, 0xee])
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const comment = 0xfe
const startOfScan = 0xda
const endOfImage = 0xd9

/** Without metadata and what follows the picture, such as a second one. The pixels do not change. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation = 1
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) throw new Error('not a JPEG')
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) return joined(kept, orientation)
    const hasLength = marker !== 0x01 && !(marker >= 0xd0 && marker <= 0xd7)
    const end = at + 2 + (hasLength ? bytes.readUInt16BE(at + 2) : 0)
    const segment = bytes.subarray(at, end)
    if (marker === 0xe1 && segment.subarray(4, 10).equals(exifMark)) {
      orientation = orientationIn(segment.subarray(10))
    }
    if (isKept(marker, segment)) kept.push(segment)
    at = end
    if (marker !== startOfScan) continue
    at = endOfScan(bytes, end)
    kept.push(bytes.subarray(end, at))
  }
  throw new Error('JPEG without an end')
}

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === comment) return false
  // A list of further pictures, each with metadata of its own.
  if (segment.toString('latin1', 4, 8) === 'MPF\0') return false
  return !isApplication(marker) || keptApplicationSegments.has(marker)
}

function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new Error('JPEG without an end')
}

function joined(kept: readonly Buffer[], orientation: number): Buffer {
  const tiff = Buffer.concat([exifMark, exifWith(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, tiff.length + 2])
  const exif = orientation === 1 ? [] : [head, tiff]
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...exif, ...kept, Buffer.from([0xff, 0xd9])])
}

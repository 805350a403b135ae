import { exifWith, orientationIn } from './orientation.ts'

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])
const hasExif = 0x08
const hasXmp = 0x04

/** Without metadata. The pixels do not change. */
export function cleanWebp(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  let orientation = 1
  for (let at = 12; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)))
    if (type === 'EXIF') orientation = orientationIn(tiffIn(chunk.subarray(8)))
    if (kept.has(type)) chunks.push(chunk)
    at += chunk.length
  }
  const [first] = chunks
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const flags = first.readUInt8(8) & ~(hasExif | hasXmp)
    first.writeUInt8(orientation === 1 ? flags : flags | hasExif, 8)
    if (orientation !== 1) chunks.push(exifChunk(orientation))
  }
  const content = Buffer.concat(chunks)
  const head = Buffer.from('RIFF....WEBP')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

/** Some programs write the mark of a JPEG's EXIF segment first. */
function tiffIn(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
}

function exifChunk(orientation: number): Buffer {
  const tiff = exifWith(orientation)
  const head = Buffer.from('EXIF....')
  head.writeUInt32LE(tiff.length, 4)
  return Buffer.concat([head, tiff])
}

import { crc32 } from 'node:zlib'
import { exifWith, orientationIn } from './orientation.ts'

const headSize = 33
/** What is needed to show the picture. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** Without metadata and texts. The pixels do not change. */
export function cleanPng(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  let orientation = 1
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const chunk = bytes.subarray(at, at + 12 + length)
    if (type === 'eXIf') orientation = orientationIn(chunk.subarray(8, -4))
    if (kept.has(type)) chunks.push(chunk)
    if (type === 'IEND') break
    at += chunk.length
  }
  const all = Buffer.concat([bytes.subarray(0, 8), ...chunks])
  if (orientation === 1) return all
  return Buffer.concat([all.subarray(0, headSize), exifChunk(orientation), all.subarray(headSize)])
}

function exifChunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('eXIf'), exifWith(orientation)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}

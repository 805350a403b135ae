import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A 32-bit number, big-endian. */
function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function changed(bytes: Buffer, at: number, ...values: number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(values, at)
  return copy
}

function jpegs(jpeg: Buffer): Record<string, Buffer> {
  const afterStart = (...bytes: number[]) =>
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from(bytes), jpeg.subarray(2)])
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  return {
    'a JPEG with a segment shorter than its own length': afterStart(0xff, 0xfe, 0, 0),
    'a JPEG with data between its segments': afterStart(0xff, 0xfe, 0, 2, 0, 0, 2),
    'a JPEG whose frame is too short': Buffer.from([
      0xff, 0xd8, 0xff, 0xc0, 0, 4, 8, 0, 16, 0, 16, 0xff, 0xd9,
    ]),
    'a JPEG of zero height': changed(jpeg, frame + 5, 0, 0),
    'a JPEG of zero width': changed(jpeg, frame + 7, 0, 0),
  }
}

function pngs(png: Buffer): Record<string, Buffer> {
  const chunk = Buffer.alloc(12)
  return {
    'a PNG whose header has a wrong length': changed(png, 11, 14),
    'a PNG whose first chunk is not a header': changed(png, 15, 0x58),
    'a PNG with a nameless chunk': Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]),
    'a PNG followed by 5000 zeros': Buffer.concat([png, Buffer.alloc(5000)]),
  }
}

function webps(webp: Buffer, lossless: Buffer): Record<string, Buffer> {
  const length = webp.readUInt32LE(4)
  const withLength = (by: number, more: Buffer = Buffer.alloc(0)) => {
    const copy = Buffer.concat([webp, more])
    copy.writeUInt32LE(length + by, 4)
    return copy
  }
  const withoutImage = Buffer.from(
    'RIFF\u0000\u0000\u0000\u0000WEBPEXIF\u0004\u0000\u0000\u0000abcd',
  )
  withoutImage.writeUInt32LE(withoutImage.length - 8, 4)
  return {
    'a WebP with a nameless chunk': withLength(8, Buffer.alloc(8)),
    'a WebP whose header claims a smaller length': withLength(-10),
    'a WebP whose header claims a slightly greater length': withLength(4),
    'a WebP without image data': withoutImage,
    'a WebP with a wrong image signature': changed(webp, webp.indexOf('VP8 ') + 11, 0),
    'a lossless WebP with a wrong image signature': changed(
      lossless,
      lossless.indexOf('VP8L') + 8,
      0,
    ),
  }
}

function heics(heic: Buffer): Record<string, Buffer> {
  const start = heic.readUInt32BE()
  const length = heic.readUInt32BE(start)
  const room = Buffer.alloc(1024 * 1024)
  const [before, meta, behind] = [
    heic.subarray(0, start),
    heic.subarray(start + 4, start + length),
    heic.subarray(start + length),
  ]
  return {
    'a HEIC followed by three bytes': Buffer.concat([heic, Buffer.alloc(3)]),
    'a HEIC with a nameless box': Buffer.concat([heic, number32(8), Buffer.alloc(4)]),
    'a HEIC with a box shorter than its own length': Buffer.concat([
      heic,
      number32(4),
      Buffer.from('free'),
    ]),
    'a HEIC with oversized metadata': Buffer.concat([
      before,
      number32(length + room.length),
      meta,
      room,
      behind,
    ]),
    'a HEIC without a size': changed(heic, heic.indexOf('ispe'), 0x78),
  }
}

/** Pictures with exactly one thing wrong. */
export async function malformedPictures(): Promise<Record<string, Buffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  return {
    ...jpegs(await picture.clone().jpeg().toBuffer()),
    ...pngs(await picture.clone().png().toBuffer()),
    ...webps(
      await picture.clone().webp().toBuffer(),
      await picture.clone().webp({ lossless: true }).toBuffer(),
    ),
    ...heics(await readFile(join(import.meta.dirname, 'photo.heic'))),
  }
}

/**
 * The orientation in the EXIF data of a photograph, 1 to 8. It is all that a copy keeps of them:
 * without it, the picture would lie on its side.
 */
export function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = read32(4)
    for (let entry = 0; entry < Math.min(read16(directory), 500); entry += 1) {
      const at = directory + 2 + entry * 12
      const value = read16(at + 8)
      if (read16(at) === 0x0112) return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // Damaged EXIF data; viewers ignore it too.
  }
  return 1
}

/** EXIF data with nothing but the orientation. */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(0x0112, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

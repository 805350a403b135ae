const endOfDirectory = Buffer.from('PK\u0005\u0006')

export interface ZipEnd {
  readonly entries: number
  readonly directorySize: number
  readonly directoryAt: number
  /** Offset of the end record in the searched bytes. */
  readonly at: number
}

/** The end-of-central-directory record. Unzip tools look for it whatever the file begins with. */
export function findZipEnd(tail: Buffer): ZipEnd | undefined {
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    at = tail.lastIndexOf(endOfDirectory, at)
    if (at < 0) return undefined
    const isAtEnd = at + 22 + tail.readUInt16LE(at + 20) === tail.length
    if (isAtEnd) {
      return {
        entries: tail.readUInt16LE(at + 10),
        directorySize: tail.readUInt32LE(at + 12),
        directoryAt: tail.readUInt32LE(at + 16),
        at,
      }
    }
  }
  return undefined
}

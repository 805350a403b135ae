const endOfDirectory = Buffer.from('PK\u0005\u0006')

export interface ArchiveEnd {
  readonly entries: number
  readonly directorySize: number
  readonly directoryAt: number
  /** Where the record itself begins, in the bytes that were looked at. */
  readonly at: number
}

/** A zip is read from its end, whatever it begins with: where its list of contents is, if it is one. */
export function findArchiveEnd(tail: Buffer): ArchiveEnd | undefined {
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    at = tail.lastIndexOf(endOfDirectory, at)
    if (at < 0) return undefined
    const isAtTheEnd = at + 22 + tail.readUInt16LE(at + 20) === tail.length
    if (isAtTheEnd) {
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

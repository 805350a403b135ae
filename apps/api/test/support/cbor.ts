/** The little of CBOR (RFC 8949) that a new passkey needs. */
export type CborValue =
  | number
  | string
  | CborBytes
  | ReadonlyMap<number, CborValue>
  | { readonly [key: string]: CborValue }

interface CborBytes {
  readonly bytes: Buffer
}

export function bytes(content: Buffer): CborBytes {
  return { bytes: content }
}

export function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(3, text.length), text])
  }
  if ('bytes' in value && Buffer.isBuffer(value.bytes)) {
    return Buffer.concat([head(2, value.bytes.length), value.bytes])
  }
  const entries: [number | string, CborValue][] =
    value instanceof Map ? [...value] : Object.entries(value)
  const parts = entries.flatMap(([key, content]) => [encodeCbor(key), encodeCbor(content)])
  return Buffer.concat([head(5, entries.length), ...parts])
}

function head(major: number, count: number): Buffer {
  const kind = major << 5
  if (count < 24) return Buffer.from([kind | count])
  if (count < 256) return Buffer.from([kind | 24, count])
  return Buffer.from([kind | 25, count >> 8, count & 255])
}

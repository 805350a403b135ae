/** Just what a certificate needs of DER, the encoding of X.509. */

function element(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content), content])
}

function lengthOf({ length }: Uint8Array): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const digits = length.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

export const sequence = (...parts: Uint8Array[]): Buffer => element(0x30, Buffer.concat(parts))
export const set = (...parts: Uint8Array[]): Buffer => element(0x31, Buffer.concat(parts))
export const octets = (bytes: Uint8Array): Buffer => element(0x04, bytes)
export const text = (value: string): Buffer => element(0x0c, Buffer.from(value))
export const yes: Buffer = element(0x01, Buffer.from([0xff]))
/** A context-specific tag around its content. */
export const tagged = (number: number, content: Uint8Array): Buffer =>
  element(0xa0 | number, content)

/** `unused` bits at the end do not count. */
export function bits(bytes: Uint8Array, unused = 0): Buffer {
  return element(0x03, Buffer.concat([Buffer.from([unused]), bytes]))
}

/** A positive number, most significant byte first. */
export function integer(bytes: Uint8Array): Buffer {
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0
  return element(0x02, isNegative ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

/** '2.5.4.3' */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  return element(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]))
}

function base128(part: number): number[] {
  const digits = [part & 0x7f]
  for (let rest = part >>> 7; rest > 0; rest >>>= 7) digits.unshift(0x80 | (rest & 0x7f))
  return digits
}

/** Years from 2050 on need four digits. */
export function time(moment: Date): Buffer {
  const digits = `${moment.toISOString().replaceAll(/[^\d]/g, '').slice(0, 14)}Z`
  const isShort = moment.getUTCFullYear() < 2050
  return isShort ? element(0x17, Buffer.from(digits.slice(2))) : element(0x18, Buffer.from(digits))
}

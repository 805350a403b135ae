/** Without I, L, O and U, which are misread on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Twelve letters and digits, 60 bits: more than anyone can try. */
export function claimCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < length) throw new Error(`a code needs ${length} random bytes`)
  const code = Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length])
  return code.join('')
}

/** For reading aloud and on paper: XXXX-XXXX-XXXX. */
export function claimCodeText(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** What a person typed, or undefined if it cannot be a code. I and L are read as 1, O as 0. */
export function readClaimCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
  const isCode = code.length === length && Array.from(code).every((sign) => letters.includes(sign))
  return isCode ? code : undefined
}

/** The digits of a phone number, as the office or its customer may write them; +81 is read as 0. */
function phoneDigits(phone: string): string {
  const digits = phone.normalize('NFKC').replaceAll(/[^+\d]/g, '')
  return digits.replace(/^\+81/, '0').replaceAll('+', '')
}

export function isSamePhone(one: string, other: string): boolean {
  const digits = phoneDigits(one)
  return digits !== '' && digits === phoneDigits(other)
}

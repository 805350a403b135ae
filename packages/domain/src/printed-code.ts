/** Without I, L, O and U, which are misread on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Twelve letters and digits, 60 bits: more than anyone can try. */
export function printedCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < length) throw new Error(`a code needs ${length} random bytes`)
  const code = Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length])
  return code.join('')
}

/** For reading aloud and on paper: XXXX-XXXX-XXXX. */
export function printedCodeText(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** What a person typed, or undefined if it cannot be a code. I and L are read as 1, O as 0. */
export function readPrintedCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
  const isCode = code.length === length && Array.from(code).every((sign) => letters.includes(sign))
  return isCode ? code : undefined
}

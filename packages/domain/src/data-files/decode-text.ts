const byteOrderMark = /^\uFEFF/
/** Half-width katakana, of which other encodings consist when they are read as Shift_JIS. */
const halfWidthKana = /[\uFF61-\uFF9F]/g

/** A text in UTF-8 or in the Shift_JIS of Windows (CP932); undefined in any other encoding. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes, 'utf-8')
  // A zero byte is in no text but that of UTF-16.
  if (text !== undefined) return text.includes('\0') ? undefined : text.replace(byteOrderMark, '')
  const japanese = decode(bytes, 'shift_jis')
  if (japanese === undefined || japanese.includes('\0')) return undefined
  const kana = japanese.match(halfWidthKana)?.length ?? 0
  const others = japanese.match(/[\u3000-\u9FFF]/g)?.length ?? 0
  return kana > others ? undefined : japanese
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

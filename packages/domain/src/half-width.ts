const fullWidth = /[\uFF01-\uFF5E]/g
/** U+FF01 to U+FF5E are the printable ASCII characters, in the same order. */
const distance = 0xfe_e0

/** Full-width letters, digits, signs and spaces, as Japanese keyboards enter them, become ASCII. */
export function halfWidth(typed: string): string {
  return typed
    .replace(fullWidth, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) - distance),
    )
    .replaceAll('\u3000', ' ')
}

// What the key for a hyphen enters in the different modes of a Japanese keyboard.
const hyphens = /[‐-―−ー]/g

/**
 * For values that have only ASCII characters: e-mail addresses, phone numbers and codes. A Japanese
 * keyboard enters its own hyphen and full stop.
 */
export function asciiSigns(typed: string): string {
  return halfWidth(typed).replace(hyphens, '-').replaceAll(/[。｡]/g, '.').trim()
}

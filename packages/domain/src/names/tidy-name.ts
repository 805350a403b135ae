const notKanji = /[^\p{Script=Han}]+/gu

/**
 * Accents and kana marks become one character with their letter. Kanji stay the code points that
 * were typed, because normalizing makes one of forms that family registers tell apart
 * (https://www.unicode.org/L2/L2012/12095r-n4246r2.pdf).
 */
export function composed(typed: string): string {
  return typed.replaceAll(notKanji, (text) => text.normalize('NFC'))
}

/** A name as it is kept: composed, with one space between parts. */
export function tidyName(typed: string): string {
  return composed(typed).replaceAll(/\s+/g, ' ').trim()
}

interface Part {
  readonly part: string
  readonly isMatch: boolean
  readonly at: number
}

const separator = /[\s\-().+/]/
// Allowed before other characters, so that a phone number matches with or without punctuation.
// Before a typed separator, a text of many hyphens could be divided among them in millions of ways.
const separators = '[\\s\\-().+/]*'

/** Splits a text into matching and other parts. Like the search, it matches beginnings of words. */
export function highlightParts(text: string, typed: string): Part[] {
  const words = typed.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0) return [{ part: text, isMatch: false, at: 0 }]
  const pattern = words.map(patternOf).join('|')
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})`, 'giu')
  const parts: Part[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(beginning)) {
    if (index > end) parts.push({ part: text.slice(end, index), isMatch: false, at: end })
    parts.push({ part, isMatch: true, at: index })
    end = index + part.length
  }
  if (end < text.length) parts.push({ part: text.slice(end), isMatch: false, at: end })
  return parts
}

function patternOf(word: string): string {
  return Array.from(word, (letter, place) =>
    place === 0 || separator.test(letter)
      ? escapeCharacter(letter)
      : separators + escapeCharacter(letter),
  ).join('')
}

// Escapes a character that is special in a regular expression.
function escapeCharacter(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
}

interface Part {
  readonly part: string
  readonly isMatch: boolean
  readonly at: number
}

// A phone number is found with or without its dashes and brackets.
const between = '[\\s\\-().+/]*'

/** Cuts a text where a typed word begins one of its words, as the search itself looks. */
export function highlightParts(text: string, typed: string): Part[] {
  const words = typed.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0) return [{ part: text, isMatch: false, at: 0 }]
  const pattern = words.map((word) => Array.from(word, escaped).join(between)).join('|')
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

// The signs that mean something to a pattern; all others stand for themselves.
function escaped(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
}

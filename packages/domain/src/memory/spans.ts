const placeholderKinds = ['name', 'date', 'amount', 'phone', 'email', 'order', 'number'] as const
export type PlaceholderKind = (typeof placeholderKinds)[number]

/** A part of a text that is about a person. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly kind: PlaceholderKind
  /** The same for the same value, also in the other language. */
  readonly key: string
}

type Place = Pick<Span, 'start' | 'end'>

/** Four digits are more than a sentence has room for. A longer number is no placeholder. */
const placeholder = new RegExp(`\\{(${placeholderKinds.join('|')})(\\d{1,4})\\}`, 'g')

/** Placeholders that the text has already. */
export function listPlaceholders(text: string) {
  return [...text.matchAll(placeholder)].map(
    ({ 0: whole, 1: kind = '', 2: count = '', index }) => ({
      start: index,
      end: index + whole.length,
      kind: kind as PlaceholderKind,
      count: Number(count),
    }),
  )
}

/** The text and its placeholders in turn. It begins with text, which may be empty. */
export function splitAtPlaceholders(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of listPlaceholders(text)) {
    parts.push(text.slice(from, start), text.slice(start, end))
    from = end
  }
  return [...parts, text.slice(from)]
}

/** The text with a sign that no pattern matches in place of what was found already. */
export function without(text: string, found: readonly Place[]): string {
  let rest = text
  for (const { start, end } of found) {
    rest = rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end)
  }
  return rest
}

/**
 * Every place where a pattern matches what those before it have not. A pattern may name the part
 * that counts: `(?<value>...)`.
 */
export function findAll(
  text: string,
  patterns: readonly RegExp[],
  kind: PlaceholderKind,
  keyOf: (found: string) => string = (found) => found,
): Span[] {
  const spans: Span[] = []
  for (const pattern of patterns) {
    for (const { 0: whole, index, groups } of without(text, spans).matchAll(pattern)) {
      const value = groups?.['value'] ?? whole
      const start = index + whole.lastIndexOf(value)
      spans.push({ start, end: start + value.length, kind, key: keyOf(value) })
    }
  }
  return spans
}

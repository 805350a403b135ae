import { findDates } from './find-dates.ts'
import { findNames, type KnownName } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { folded, prepared } from './folded-text.ts'
import { listPlaceholders, type PlaceholderKind, type Span, without } from './spans.ts'

export interface SentencePair {
  readonly english: string
  readonly japanese: string
}

/**
 * Both sentences with placeholders, such as {name1} and {date2}, for names, dates, numbers and
 * addresses. A value that is in both sentences has the same placeholder in both. Doing it again
 * changes nothing.
 */
export function maskPair(pair: SentencePair, names: readonly KnownName[] = []): SentencePair {
  const numbered = createNumbering([pair.english, pair.japanese])
  const english = mask(pair.english, names, numbered)
  const japanese = mask(pair.japanese, names, numbered)
  // What was found may have stood in the way of a name beside it.
  const isDone = english === pair.english && japanese === pair.japanese
  return isDone ? pair : maskPair({ english, japanese }, names)
}

/** The same for a sentence that is only looked for. */
export function maskSentence(sentence: string, names: readonly KnownName[] = []): string {
  return maskPair({ english: sentence, japanese: '' }, names).english
}

function mask(
  typed: string,
  names: readonly KnownName[],
  numberOf: (kind: PlaceholderKind, key: string) => number,
): string {
  const text = prepared(typed)
  let masked = ''
  let end = 0
  for (const span of findPersonal(text, names)) {
    masked += text.slice(end, span.start)
    masked += `{${span.kind}${numberOf(span.kind, span.key)}}`
    end = span.end
  }
  return masked + text.slice(end)
}

function findPersonal(text: string, names: readonly KnownName[]): Span[] {
  const done = listPlaceholders(text)
  const found: Span[] = []
  const rest = (of: string) => without(of, [...done, ...found])
  // Dates first: a customer may be called April.
  found.push(...findDates(rest(folded(text))))
  found.push(...findNames(rest(text), names))
  found.push(...findNumbers(rest(folded(text))))
  return found.toSorted((one, other) => one.start - other.start)
}

/** Numbers from 1 for each kind, after those that the sentences have already. */
function createNumbering(texts: readonly string[]) {
  const used = new Map<PlaceholderKind, number>()
  for (const { kind, count } of texts.flatMap(listPlaceholders)) {
    used.set(kind, Math.max(used.get(kind) ?? 0, count))
  }
  const given = new Map<string, number>()
  return (kind: PlaceholderKind, key: string): number => {
    const known = given.get(`${kind} ${key}`)
    if (known !== undefined) return known
    const next = (used.get(kind) ?? 0) + 1
    used.set(kind, next)
    given.set(`${kind} ${key}`, next)
    return next
  }
}

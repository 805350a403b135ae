import { findDates } from './find-dates.ts'
import { findNames, type KnownName } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { folded, prepared } from './folded-text.ts'
import { listPlaceholders, type PlaceholderKind, type Span, without } from './spans.ts'

export interface SentencePair {
  readonly english: string
  readonly japanese: string
}

/** A sentence needs two or three. Without a limit, a text could be made to keep the API busy. */
const mostPasses = 30

/**
 * Both sentences with placeholders, such as {name1} and {date2}, for names, dates, numbers and
 * addresses. A value that is in both sentences has the same placeholder in both. Doing it again
 * changes nothing.
 */
export function maskPair(pair: SentencePair, names: readonly KnownName[] = []): SentencePair {
  const numbered = createNumbering([pair.english, pair.japanese])
  let before = pair
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const english = mask(before.english, names, numbered)
    const japanese = mask(before.japanese, names, numbered)
    // What was found may have stood in the way of a name beside it.
    if (english === before.english && japanese === before.japanese) break
    before = { english, japanese }
  }
  return before
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

/** The smallest numbers of each kind, from 1, that the sentences do not have already. */
function createNumbering(texts: readonly string[]) {
  const used = new Set(texts.flatMap(listPlaceholders).map(({ kind, count }) => `${kind}${count}`))
  const given = new Map<string, number>()
  return (kind: PlaceholderKind, key: string): number => {
    const known = given.get(`${kind} ${key}`)
    if (known !== undefined) return known
    let next = 1
    while (used.has(`${kind}${next}`)) next += 1
    used.add(`${kind}${next}`)
    given.set(`${kind} ${key}`, next)
    return next
  }
}

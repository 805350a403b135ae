import type { Day } from '../calendar/day.ts'
import type { Part } from './commands.ts'

/** Where the spelling of a name comes from. It is never computed. */
export const spellingSources = ['japanese-passport', 'foreign-passport', 'customer'] as const
export type SpellingSource = (typeof spellingSources)[number]

/** A person of the papers. Parts that are not known, or that the person does not have, are empty. */
interface PersonEntry {
  readonly kind: 'person'
  /** Who it is: wife, father. */
  readonly label: string
  readonly family: string
  readonly given: string
  readonly kanjiFamily: string
  readonly kanjiGiven: string
  readonly kanaFamily: string
  readonly kanaGiven: string
  readonly source: SpellingSource
  readonly bornOn: Day | null
}

interface DateEntry {
  readonly kind: 'date'
  /** What happened on it: marriage. */
  readonly label: string
  readonly day: Day
}

interface PlaceEntry {
  readonly kind: 'place'
  /** What it is: place of birth. */
  readonly label: string
  readonly japanese: string
  readonly kana: string
  readonly english: string
}

/** One line of the names and dates of a request. */
export type NameEntry = PersonEntry | DateEntry | PlaceEntry

/** More than any family register has. */
export const mostNameEntries = 60

export const nameChanges = ['add', 'change', 'remove', 'ask', 'confirm'] as const
export type NameChange = (typeof nameChanges)[number]

/** The customer says what is right, and who takes the order at the counter notes it for them. */
const whoMay: Readonly<Record<NameChange, readonly Part[]>> = {
  add: ['office', 'desk', 'customer'],
  change: ['office', 'desk', 'customer'],
  remove: ['office', 'desk'],
  ask: ['office', 'desk'],
  confirm: ['office', 'customer'],
}

export function mayChangeNames(parts: readonly Part[], change: NameChange): boolean {
  return whoMay[change].some((part) => parts.includes(part))
}

/** The fields in which two entries differ; empty if they are the same. */
export function changedEntryFields(before: NameEntry, after: NameEntry): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const fields = new Set([...one.keys(), ...other.keys()])
  return [...fields].filter((field) => one.get(field) !== other.get(field))
}

/** The parts of a person's name, to be found in a text. A date or a place names nobody. */
export function knownNameOf(entry: NameEntry): readonly string[] {
  if (entry.kind !== 'person') return []
  const { family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven } = entry
  return [family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven]
}

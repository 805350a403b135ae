import { orderedPerson } from '@kakehashi/contract/requests/ordered-people'
import { spellingSources, type SpellingSource } from '@kakehashi/domain/request/name-sheet'
import type { Language } from '@kakehashi/domain/language'

const texts = [
  'label',
  'family',
  'given',
  'kanjiFamily',
  'kanjiGiven',
  'kanaFamily',
  'kanaGiven',
  'bornOn',
] as const
type TextField = (typeof texts)[number]

/** Somebody on the papers, as typed. */
export type PersonValues = Record<TextField, string> & { source: SpellingSource }

/** While it is typed, and as the form gives it. */
export type TypedPerson = { readonly [Name in keyof PersonValues]?: PersonValues[Name] | undefined }

export const peopleSchema = orderedPerson.array()

/** Customers read their own language, and most have the passport of the country that speaks it. */
export function blankPerson(language: Language): PersonValues {
  const source = language === 'ja' ? 'japanese-passport' : 'foreign-passport'
  return { ...personWith(() => ''), source }
}

/** A row in which nothing was typed is not sent. */
export function isBlankPerson(person: TypedPerson): boolean {
  return texts.every((name) => (person[name] ?? '').trim() === '')
}

/** From a draft, which may come from an older form with other fields. */
export function readPeople(saved: unknown): PersonValues[] {
  if (!Array.isArray(saved)) return []
  return saved.map((one: unknown) => {
    const values = new Map(Object.entries(one ?? {}) as [string, unknown][])
    const source = spellingSources.find((each) => each === values.get('source'))
    const textOf = (name: TextField) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    return { ...personWith(textOf), source: source ?? 'customer' }
  })
}

function personWith(textOf: (name: TextField) => string): Record<TextField, string> {
  return Object.fromEntries(texts.map((name) => [name, textOf(name)])) as Record<TextField, string>
}

import { readDate } from '@kakehashi/domain/dates/read-date'
import { halfWidth } from '@kakehashi/domain/half-width'
import { readReading } from '@kakehashi/domain/names/kana-reading'
import { isJapanesePart, isPassportPart } from '@kakehashi/domain/names/person-name'
import { tidyName } from '@kakehashi/domain/names/tidy-name'
import { spellingSources } from '@kakehashi/domain/request/name-sheet'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'

const problem = (key: Problem) => ({ error: key })

const label = field.line(60, 'label-required').pipe(z.string().min(1, problem('label-required')))

/** A part of a name, which may be empty. Never changed but for spaces: see record 0103. */
function part(isRight: (text: string) => boolean, whenWrong: Problem) {
  return field
    .line(100)
    .transform(tidyName)
    .refine((text) => text === '' || isRight(text), problem(whenWrong))
    .default('')
}
const passportPart = field
  .line(100)
  .transform((text) => tidyName(halfWidth(text)))
  .refine((text) => text === '' || isPassportPart(text), problem('name-not-latin'))
  .default('')
const kanjiPart = part(isJapanesePart, 'kanji-format')
const kanaPart = part((text) => readReading(text).kind === 'read', 'kana-only')

/** A date as a Japanese or an American paper writes it. Refused if there was no such day. */
function readDay(typed: string, context: z.RefinementCtx): string {
  const read = readDate(typed)
  if (read.kind === 'read') return read.day
  context.addIssue({ code: 'custom', message: dateProblems[read.why] })
  return z.NEVER
}

/** What is wrong with a date, by what the rules say. */
export const dateProblems = {
  'not-a-date': 'date-format',
  'no-such-day': 'date-no-such-day',
  'century-unknown': 'date-century',
  'only-day-first': 'date-day-first',
  'lunar-calendar': 'date-lunar',
  'became-new-year': 'date-lunar',
  'before-era': 'date-outside-era',
  'after-era': 'date-outside-era',
} as const satisfies Record<string, Problem>

const paperDay = field
  .line(40, 'day-required')
  .pipe(z.string().min(1, problem('day-required')))
  .transform(readDay)
const optionalPaperDay = field
  .line(40)
  .transform((text, context) => (text === '' ? null : readDay(text, context)))
  .nullish()
  .transform((day) => day ?? null)

const person = {
  kind: z.literal('person'),
  label,
  family: passportPart,
  given: passportPart,
  kanjiFamily: kanjiPart,
  kanjiGiven: kanjiPart,
  kanaFamily: kanaPart,
  kanaGiven: kanaPart,
  source: z.enum(spellingSources, problem('choose-from-list')),
  bornOn: optionalPaperDay,
}
const date = { kind: z.literal('date'), label, day: paperDay }
const place = {
  kind: z.literal('place'),
  label,
  japanese: field.line(200, 'place-required').pipe(z.string().min(1, problem('place-required'))),
  kana: field.line(200).default(''),
  english: field.line(200).default(''),
}

/** Somebody with one name only has it in either field. */
const hasName = ({ family, given }: { family: string; given: string }) =>
  family !== '' || given !== ''
const nameRequired = { path: ['family'], ...problem('passport-name-required') }

/** The fields of the form of each kind. */
export const nameFields = {
  person: z.strictObject(person).refine(hasName, nameRequired),
  date: z.strictObject(date),
  place: z.strictObject(place),
}

const version = z.int().min(1)

export const newNameEntry = z.discriminatedUnion('kind', [
  nameFields.person,
  nameFields.date,
  nameFields.place,
])
export const changedNameEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...person, version }).refine(hasName, nameRequired),
  z.strictObject({ ...date, version }),
  z.strictObject({ ...place, version }),
])

const confirmation = z.strictObject({
  at: z.iso.datetime(),
  by: z.enum(['customer', 'office']),
  /** For staff: who noted it. */
  name: z.string().optional(),
})

const seen = {
  _id: z.uuid(),
  version,
  /** The customer entered it with the order. */
  isGivenWithOrder: z.literal(true).optional(),
  /** Until it is changed again. */
  confirmed: confirmation.optional(),
  /** It was confirmed, and changed after that. */
  isChangedSince: z.boolean(),
}
const text = z.string()
const names = {
  family: text,
  given: text,
  kanjiFamily: text,
  kanjiGiven: text,
  kanaFamily: text,
  kanaGiven: text,
}

export const nameEntryView = z.discriminatedUnion('kind', [
  z.strictObject({ ...seen, ...person, ...names, label: text, bornOn: z.iso.date().nullable() }),
  z.strictObject({ ...seen, ...date, label: text, day: z.iso.date() }),
  z.strictObject({ ...seen, ...place, label: text, japanese: text, kana: text, english: text }),
])
export type NameEntryView = z.output<typeof nameEntryView>

import { readReading, type RefusedReading } from './kana-reading.ts'
import { soundsOf, type Sound, type VariantReason } from './sounds.ts'

interface PermittedSpelling {
  readonly latin: string
  /** Why it is not the usual one; empty for the usual one. */
  readonly reasons: readonly VariantReason[]
}

export interface Romanisation {
  readonly kind: 'romanised'
  readonly usual: string
  /** What a passport can have, the usual spelling first and those closest to it next. */
  readonly permitted: readonly PermittedSpelling[]
  /** Where in the kana a vowel is long or belongs to another word, which kana do not tell. */
  readonly uncertainAt: readonly number[]
}

/** A long name with many long vowels has thousands of spellings, and nobody reads a longer list. */
const mostSpellings = 100

/** A reading in kana in Latin letters, by the Foreign Ministry's rules for passports. */
export function romanise(typed: string): Romanisation | RefusedReading {
  const reading = readReading(typed)
  if (reading.kind === 'refused') return reading

  const words = wordsOf(reading.kana)
  const permitted = listSpellings(words.map((word) => word.sounds))
  return {
    kind: 'romanised',
    usual: permitted[0]?.latin ?? '',
    permitted,
    uncertainAt: words.flatMap((word) =>
      word.sounds.filter((sound) => sound.isUncertain).map((sound) => word.at + sound.at),
    ),
  }
}

/** The sounds of all words of a reading, one after the other. */
export function soundsOfReading(kana: string): Sound[] {
  return wordsOf(kana).flatMap((word) => word.sounds)
}

function wordsOf(kana: string) {
  return Array.from(kana.matchAll(/[^ ・]+/g), ({ 0: word, index: at }) => ({
    at,
    sounds: soundsOf(word),
  }))
}

function listSpellings(words: readonly (readonly Sound[])[]): PermittedSpelling[] {
  const started: PermittedSpelling = { latin: '', reasons: [] }
  const spellings = words.reduce(
    (begun, sounds, at) =>
      sounds.reduce(continueWith, at === 0 ? begun : begun.map((spelling) => add(spelling, ' '))),
    [started],
  )
  const latin = spellings.map((spelling) => spelling.latin)
  return spellings.filter((spelling, at) => latin.indexOf(spelling.latin) === at)
}

/** Every spelling so far with every option of the next sound, those with fewer reasons first. */
function continueWith(begun: readonly PermittedSpelling[], { options }: Sound) {
  return begun
    .flatMap((spelling) => options.map(({ latin, reason }) => add(spelling, latin, reason)))
    .toSorted((one, other) => one.reasons.length - other.reasons.length)
    .slice(0, mostSpellings)
}

function add({ latin, reasons }: PermittedSpelling, more: string, reason?: VariantReason) {
  const isNew = reason !== undefined && !reasons.includes(reason)
  return { latin: latin + more, reasons: isNew ? [...reasons, reason] : reasons }
}

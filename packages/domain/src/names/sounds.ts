import { toHiragana } from '../search/kana.ts'
import { isKnownBoundary } from './known-boundaries.ts'
import { foreignSpellings, inTable } from './passport-table.ts'

/** Why a passport can have a spelling other than the usual one. */
export type VariantReason =
  /** OH for a long o, on the holder's request. */
  | 'oh'
  /** Both letters of a long vowel, such as OO, OU or UU, on the holder's request. */
  | 'both-vowels'
  /** One letter, where the usual spelling takes the vowels as belonging to two words. */
  | 'long-vowel'
  /** A foreign name spelled as in its own language, with a foreign paper as proof. */
  | 'foreign-name'

interface Option {
  readonly latin: string
  /** Absent from the usual spelling. */
  readonly reason?: VariantReason
}

/** A syllable, with ん or っ before it, or what makes one longer. */
export interface Sound {
  /** Where it begins in the word. */
  readonly at: number
  /** The usual spelling first. */
  readonly options: readonly Option[]
  /** Kana alone do not say whether it makes the vowel longer or begins another word. */
  readonly isUncertain: boolean
}

const oneSound = /ー|[んっ]*[^んっー][ぁぃぅぇぉゃゅょゎ]?|ん/g

/** The sounds of a word that is a reading in kana. */
export function soundsOf(word: string): Sound[] {
  const kana = withoutRepeatMarks(toHiragana(word))
  const sounds: Sound[] = []
  /** The vowel that う, お or ー would make longer. */
  let open = ''

  for (const { 0: sound, index: at } of kana.matchAll(oneSound)) {
    const longer = lengthening(kana, sound, at, open)
    const options = longer ?? optionsOf(sound)
    // At the end of a name う is never spelled, whatever it belongs to: 蒲生 がもう is GAMO.
    const isUncertain = longer !== null && sound !== 'ー' && at < kana.length - 1
    sounds.push({ at, options, isUncertain })

    // A third お begins a new syllable: おおおか is OOKA.
    open = longer === null ? (/[AEIOU]$/.exec(options[0]?.latin ?? '')?.[0] ?? '') : ''
  }
  return sounds
}

/** みすゞ is みすず, さゝき is ささき. */
function withoutRepeatMarks(kana: string): string {
  return kana.replaceAll(/(.)([ゝゞ]+)/g, (_, before: string, marks: string) =>
    Array.from(marks).reduce((written, mark) => written + repeated(before, mark), before),
  )
}

function repeated(kana: string, mark: string): string {
  const plain = kana.normalize('NFD').slice(0, 1)
  const voiced = `${plain}\u3099`.normalize('NFC')
  return mark === 'ゞ' && voiced.length === 1 ? voiced : plain
}

/** The spellings of a sound that can make the vowel before it longer; null for any other sound. */
function lengthening(word: string, sound: string, at: number, open: string): Option[] | null {
  if (sound === 'ー') return longMark(open)
  const isLong = sound === 'う' ? /[OU]/.test(open) : sound === 'お' && open === 'O'
  if (!isLong) return null

  const isLast = at === word.length - 1
  // 妹尾 せのお is SENOO and nothing else.
  if (sound === 'お' && isLast) return [{ latin: 'O' }]

  const letter = sound === 'う' ? 'U' : 'O'
  if (isKnownBoundary(word, at)) {
    return [{ latin: letter }, { latin: '', reason: 'long-vowel' }, ...oh(open)]
  }
  return [{ latin: '' }, ...oh(open), { latin: letter, reason: 'both-vowels' }]
}

function longMark(open: string): Option[] {
  if (open === '') return [{ latin: '' }]
  return [{ latin: '' }, ...oh(open), { latin: open, reason: 'both-vowels' }]
}

function oh(open: string): Option[] {
  return open === 'O' ? [{ latin: 'H', reason: 'oh' }] : []
}

function optionsOf(sound: string): Option[] {
  if (sound === 'ん') return [{ latin: 'N' }]

  const [before = ''] = /^[んっ]*/.exec(sound) ?? []
  const syllable = sound.slice(before.length)
  const usual = withBefore(before, inTable(syllable))
  const others = new Set(foreignSpellings(syllable).map((latin) => withBefore(before, latin)))
  return [
    { latin: usual },
    ...Array.from(others, (latin): Option => ({ latin, reason: 'foreign-name' })),
  ]
}

/** ん and っ are spelled by the consonant after them: NAMBA, HOTCHI, HATTORI. */
function withBefore(before: string, latin: string): string {
  return Array.from(before).reduceRight((rest, sign) => {
    if (sign === 'ん') return (/^[BMP]/.test(rest) ? 'M' : 'N') + rest
    return (rest.startsWith('CH') ? 'T' : rest.slice(0, 1)) + rest
  }, latin)
}

const katakana = /[ァ-ヶヽヾ]/g
const katakanaToHiragana = -0x60

export function toHiragana(text: string): string {
  return text.replace(katakana, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + katakanaToHiragana),
  )
}

const vowels = 'aiueo'

/** The kana by the consonant they begin with, in the order of the vowels; '-' holds a gap. */
const rows: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だ--でど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や-ゆ-よ',
  r: 'らりるれろ',
  w: 'わ----',
  v: '--ゔ--',
}

interface Syllable {
  readonly consonant: string
  readonly vowel: string
}

const syllables = new Map<string, Syllable>([
  ...Object.entries(rows).flatMap(([consonant, row]) =>
    Array.from(row, (kana, at): [string, Syllable] => [kana, syllable(consonant, vowels[at])]),
  ),
  ...Array.from('ぁぃぅぇぉ', (kana, at): [string, Syllable] => [kana, syllable('', vowels[at])]),
  ['ゃ', syllable('y', 'a')],
  ['ゅ', syllable('y', 'u')],
  ['ょ', syllable('y', 'o')],
  ['ゎ', syllable('w', 'a')],
  ['ゐ', syllable('', 'i')],
  ['ゑ', syllable('', 'e')],
  ['を', syllable('', 'o')],
  ['ぢ', syllable('z', 'i')],
  ['づ', syllable('z', 'u')],
  ['ゕ', syllable('k', 'a')],
  ['ゖ', syllable('k', 'e')],
])

function syllable(consonant: string, vowel = ''): Syllable {
  return { consonant, vowel }
}

/** Where Hepburn writes what English readers hear, and the Japanese table its own regular row. */
const heard: Readonly<Record<string, string>> = { si: 'sh', ti: 'ch', tu: 'ts', hu: 'f', zi: 'j' }

/** One person's habit of writing Japanese in Latin letters, kept through a whole word. */
interface Habit {
  readonly spelling: 'hepburn' | 'kunrei'
  /** おおの as oono, ono or ohno. Whoever writes it out writes as one types, so also はっちょう as hacchou. */
  readonly long: 'written' | 'dropped' | 'h'
  /** じゅんぺい as junpei or jumpei. */
  readonly nasal: 'n' | 'm'
}

/** The likeliest first. Their number bounds what one word adds to the index. */
const habits: readonly Habit[] = [
  { spelling: 'hepburn', long: 'written', nasal: 'n' },
  { spelling: 'hepburn', long: 'dropped', nasal: 'n' },
  { spelling: 'hepburn', long: 'h', nasal: 'n' },
  { spelling: 'hepburn', long: 'dropped', nasal: 'm' },
  { spelling: 'hepburn', long: 'written', nasal: 'm' },
  { spelling: 'hepburn', long: 'h', nasal: 'm' },
  { spelling: 'kunrei', long: 'written', nasal: 'n' },
  { spelling: 'kunrei', long: 'dropped', nasal: 'n' },
]

const onlyKana = /^[ぁ-ゖー]+$/
const oneMora = /[っんー]|.[ゃゅょぁぃぅぇぉ]?/g

/** How people type a word in kana: at most eight spellings, none for a word with other signs. */
export function romajiOf(kana: string): string[] {
  const word = toHiragana(kana.normalize('NFKC'))
  if (!onlyKana.test(word)) return []

  const moras = word.match(oneMora) ?? []
  const spellings = habits.map((habit) =>
    // From the end, because a small っ and an ん sound as whatever follows them.
    moras.reduceRight((rest, mora, at) => spell(mora, moras[at - 1], rest, habit) + rest, ''),
  )
  return [...new Set(spellings)].filter((spelling) => spelling !== '')
}

function spell(mora: string, before: string | undefined, rest: string, habit: Habit): string {
  if (mora === 'っ') return doubled(rest, habit)
  if (mora === 'ん') return /^[bpm]/.test(rest) ? habit.nasal : 'n'

  const vowelBefore = before === undefined ? '' : vowelOf(before)
  if (lengthens(mora, vowelBefore)) {
    if (habit.long === 'written') return mora === 'ー' ? vowelBefore : vowelOf(mora)
    return habit.long === 'h' && vowelBefore === 'o' ? 'h' : ''
  }
  return consonantOf(mora, habit) + vowelOf(mora)
}

function lengthens(mora: string, vowelBefore: string): boolean {
  if (mora === 'う') return vowelBefore === 'o' || vowelBefore === 'u'
  return mora === 'ー' || (mora === 'お' && vowelBefore === 'o')
}

function doubled(rest: string, { long }: Habit): string {
  if (rest.startsWith('ch') && long !== 'written') return 't'
  return /^[^aiueon]/.exec(rest)?.[0] ?? ''
}

function vowelOf(mora: string): string {
  return syllables.get(mora.slice(-1))?.vowel ?? ''
}

function consonantOf([kana = '', small = '']: string, { spelling }: Habit): string {
  const { consonant = '', vowel = '' } = syllables.get(kana) ?? {}
  const hepburn = heard[consonant + vowel] ?? consonant

  // ふぁ, しぇ, うぃ write sounds that only foreign names have, and only as they are heard.
  if (/[ぁぃぅぇぉ]/.test(small)) return kana === 'う' ? 'w' : hepburn

  const regular = spelling === 'hepburn' ? hepburn : consonant
  const hasOwnGlide = small === '' || /^(sh|ch|j)$/.test(regular)
  return hasOwnGlide ? regular : `${regular}y`
}

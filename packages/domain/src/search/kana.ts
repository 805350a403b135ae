const katakana = /[ァ-ヶヽヾ]/g
const katakanaToHiragana = -0x60

export function toHiragana(text: string): string {
  return text.replace(katakana, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + katakanaToHiragana),
  )
}

const vowels = 'aiueo'

/** Kana by initial consonant, in vowel order; '-' marks a gap. */
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

/** The consonants that Hepburn spells differently from the regular Kunrei table. */
const hepburnConsonants: Readonly<Record<string, string>> = {
  si: 'sh',
  ti: 'ch',
  tu: 'ts',
  hu: 'f',
  zi: 'j',
}

/** One way of writing Japanese in Latin letters, applied to a whole word. */
interface Style {
  readonly spelling: 'hepburn' | 'kunrei'
  /** おおの as oono, ono or ohno. 'written' follows keyboard input, so also はっちょう as hacchou. */
  readonly long: 'written' | 'dropped' | 'h'
  /** じゅんぺい as junpei or jumpei. */
  readonly nasal: 'n' | 'm'
}

/** Most common first. Their number limits how many entries one word adds to the search index. */
const styles: readonly Style[] = [
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

/** Latin spellings of a kana word: at most eight, none if it has other characters. */
export function romajiOf(kana: string): string[] {
  const word = toHiragana(kana.normalize('NFKC'))
  if (!onlyKana.test(word)) return []

  const moras = word.match(oneMora) ?? []
  const spellings = styles.map((style) =>
    // From the end, because っ and ん depend on the sound that follows them.
    moras.reduceRight((rest, mora, at) => spell(mora, moras[at - 1], rest, style) + rest, ''),
  )
  return [...new Set(spellings)].filter((spelling) => spelling !== '')
}

function spell(mora: string, before: string | undefined, rest: string, style: Style): string {
  if (mora === 'っ') return doubledConsonant(rest, style)
  if (mora === 'ん') return /^[bpm]/.test(rest) ? style.nasal : 'n'

  const vowelBefore = before === undefined ? '' : vowelOf(before)
  if (lengthens(mora, vowelBefore)) {
    if (style.long === 'written') return mora === 'ー' ? vowelBefore : vowelOf(mora)
    return style.long === 'h' && vowelBefore === 'o' ? 'h' : ''
  }
  return consonantOf(mora, style) + vowelOf(mora)
}

function lengthens(mora: string, vowelBefore: string): boolean {
  if (mora === 'う') return vowelBefore === 'o' || vowelBefore === 'u'
  return mora === 'ー' || (mora === 'お' && vowelBefore === 'o')
}

function doubledConsonant(rest: string, { long }: Style): string {
  if (rest.startsWith('ch') && long !== 'written') return 't'
  return /^[^aiueon]/.exec(rest)?.[0] ?? ''
}

function vowelOf(mora: string): string {
  return syllables.get(mora.slice(-1))?.vowel ?? ''
}

function consonantOf([kana = '', small = '']: string, { spelling }: Style): string {
  const { consonant = '', vowel = '' } = syllables.get(kana) ?? {}
  const hepburn = hepburnConsonants[consonant + vowel] ?? consonant

  // ふぁ, しぇ, うぃ appear in foreign names only, and are always spelled as in Hepburn.
  if (/[ぁぃぅぇぉ]/.test(small)) return kana === 'う' ? 'w' : hepburn

  const regular = spelling === 'hepburn' ? hepburn : consonant
  const hasOwnGlide = small === '' || /^(sh|ch|j)$/.test(regular)
  return hasOwnGlide ? regular : `${regular}y`
}

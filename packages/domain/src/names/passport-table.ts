/**
 * The Foreign Ministry's table for passports (ヘボン式ローマ字綴方表), as the passport offices print
 * it: https://www.seikatubunka.metro.tokyo.lg.jp/passport/documents/0000000485.html
 * ヴ is from its list of foreign sounds.
 */
const table = `
  あ A   い I   う U   え E   お O
  か KA  き KI  く KU  け KE  こ KO
  さ SA  し SHI す SU  せ SE  そ SO
  た TA  ち CHI つ TSU て TE  と TO
  な NA  に NI  ぬ NU  ね NE  の NO
  は HA  ひ HI  ふ FU  へ HE  ほ HO
  ま MA  み MI  む MU  め ME  も MO
  や YA         ゆ YU         よ YO
  ら RA  り RI  る RU  れ RE  ろ RO
  わ WA  ゐ I          ゑ E   を O
  が GA  ぎ GI  ぐ GU  げ GE  ご GO
  ざ ZA  じ JI  ず ZU  ぜ ZE  ぞ ZO
  だ DA  ぢ JI  づ ZU  で DE  ど DO
  ば BA  び BI  ぶ BU  べ BE  ぼ BO
  ぱ PA  ぴ PI  ぷ PU  ぺ PE  ぽ PO
  ゔ BU

  きゃ KYA きゅ KYU きょ KYO   ぎゃ GYA ぎゅ GYU ぎょ GYO
  しゃ SHA しゅ SHU しょ SHO   じゃ JA  じゅ JU  じょ JO
  ちゃ CHA ちゅ CHU ちょ CHO   ぢゃ JA  ぢゅ JU  ぢょ JO
  にゃ NYA にゅ NYU にょ NYO   ひゃ HYA ひゅ HYU ひょ HYO
  びゃ BYA びゅ BYU びょ BYO   ぴゃ PYA ぴゅ PYU ぴょ PYO
  みゃ MYA みゅ MYU みょ MYO   りゃ RYA りゅ RYU りょ RYO
`

const spellings: ReadonlyMap<string, string> = new Map(
  Array.from(table.matchAll(/(\S+) ([A-Z]+)/g), ([, kana = '', latin = '']) => [kana, latin]),
)

/** The syllables of the table, without the foreign sounds made from them. */
export const tableSyllables: readonly string[] = [...spellings.keys()]

const fullSize: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
}

/**
 * A syllable in hiragana, with its small kana. The passport offices spell a foreign sound as its two
 * kana in full size: ティ is TEI, デュ DEYU, ヴァ BUA.
 */
export function inTable(syllable: string): string {
  const known = spellings.get(syllable)
  if (known !== undefined) return known
  const [kana = '', small = ''] = syllable
  return (spellings.get(kana) ?? '') + (spellings.get(fullSize[small] ?? '') ?? '')
}

/**
 * What holders of foreign names ask for with a foreign paper as proof, by kana without the small
 * one. Some offices also print BA for ヴァ: https://expydoc.com/doc/7338011/
 */
const foreignConsonants: Readonly<Record<string, readonly string[]>> = {
  い: ['Y'],
  う: ['W'],
  く: ['KW', 'QU'],
  ぐ: ['GW'],
  し: ['SH'],
  じ: ['J'],
  ち: ['CH'],
  つ: ['TS'],
  て: ['T'],
  で: ['D'],
  と: ['T'],
  ど: ['D'],
  ふ: ['F'],
  ゔ: ['V', 'B'],
}
const vowels: Readonly<Record<string, string>> = {
  ぁ: 'A',
  ぃ: 'I',
  ぅ: 'U',
  ぇ: 'E',
  ぉ: 'O',
  ゅ: 'U',
}

/** Spellings of a foreign sound that are not in the table: TI, DU, VA, FO, CHE. */
export function foreignSpellings(syllable: string): string[] {
  if (spellings.has(syllable)) return syllable === 'ゔ' ? ['VU', 'V'] : []
  const [kana = '', small = ''] = syllable
  const vowel = vowels[small]
  if (vowel === undefined) return []
  return (foreignConsonants[kana] ?? []).map((consonant) => consonant + vowel)
}

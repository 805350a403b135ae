import type { OfficeText } from '../language.ts'

/** Pairs of the Japanese word and its translation. */
function choices(...pairs: readonly (readonly [string, string])[]): readonly OfficeText[] {
  return pairs.map(([ja, en]) => ({ en, ja }))
}

/** 続柄 to the parents, as family registers have it. 二男, not 次男. */
export const relationToParents = choices(
  ['長男', 'Eldest son'],
  ['長女', 'Eldest daughter'],
  ['二男', 'Second son'],
  ['二女', 'Second daughter'],
  ['三男', 'Third son'],
  ['三女', 'Third daughter'],
  ['四男', 'Fourth son'],
  ['四女', 'Fourth daughter'],
  ['五男', 'Fifth son'],
  ['五女', 'Fifth daughter'],
  ['男', 'Son'],
  ['女', 'Daughter'],
  ['養子', 'Adopted son'],
  ['養女', 'Adopted daughter'],
)

/** 続柄 to the head of the household, as residence records have it. */
export const relationToHead = choices(
  ['世帯主', 'Head of household'],
  ['夫', 'Husband'],
  ['妻', 'Wife'],
  ['子', 'Child'],
  ['父', 'Father'],
  ['母', 'Mother'],
  ['夫の子', "Husband's child"],
  ['妻の子', "Wife's child"],
  ['子の子', "Child's child"],
  ['夫(未届)', 'Husband (not registered)'],
  ['妻(未届)', 'Wife (not registered)'],
  ['同居人', 'Housemate'],
)

export const spouseStatus = choices(['夫', 'Husband'], ['妻', 'Wife'])

export const sexInJapan = choices(['男', 'Male'], ['女', 'Female'])

export const sex = choices(['男', 'Male'], ['女', 'Female'], ['男', 'M'], ['女', 'F'])

export const reportedBy = choices(
  ['父', 'Father'],
  ['母', 'Mother'],
  ['父母', 'Father and mother'],
  ['夫', 'Husband'],
  ['妻', 'Wife'],
  ['同居者', 'Cohabitant'],
)

export const nationality = choices(
  ['アメリカ合衆国', 'United States of America'],
  ['米国', 'United States of America'],
  ['日本', 'Japan'],
  ['フィリピン共和国', 'Republic of the Philippines'],
  ['大韓民国', 'Republic of Korea'],
  ['中国', 'China'],
  ['カナダ', 'Canada'],
  ['メキシコ', 'Mexico'],
)

export const nothingBelow = { ja: '以下余白', en: 'Nothing is written below this line' } as const

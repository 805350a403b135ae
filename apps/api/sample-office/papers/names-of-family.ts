import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import type { SampleFamily, SampleJapanese } from '@kakehashi/domain/sample-papers/family'

/** The names and dates that the papers of a family have, as the office notes them. */
export function namesOf(
  { american, japanese, child, marriedOn }: SampleFamily,
  isMarried: boolean,
): NameEntry[] {
  const ofMarriage: NameEntry[] = [
    { ...person('Child', japanese.family, child.given), source: 'customer', bornOn: child.bornOn },
    { kind: 'date', label: 'Marriage', day: marriedOn },
  ]
  const spouse = japanese.sex === 'female' ? ['Wife', 'Husband'] : ['Husband', 'Wife']
  const family = isMarried ? japanese.family : japanese.birthFamily
  return [
    {
      ...person(spouse[0] ?? '', family, japanese.given),
      source: 'japanese-passport',
      bornOn: japanese.bornOn,
    },
    {
      kind: 'person',
      label: spouse[1] ?? '',
      family: american.family,
      given: [american.given, american.middle].filter(Boolean).join(' '),
      kanjiFamily: '',
      kanjiGiven: '',
      kanaFamily: american.kana.family,
      kanaGiven: [american.kana.given, american.kana.middle].filter(Boolean).join(' '),
      source: 'foreign-passport',
      bornOn: american.bornOn,
    },
    ...(isMarried ? ofMarriage : []),
  ]
}

function person(label: string, family: SampleJapanese['family'], given: SampleJapanese['given']) {
  return {
    kind: 'person',
    label,
    family: family.latin,
    given: given.latin,
    kanjiFamily: family.kanji,
    kanjiGiven: given.kanji,
    kanaFamily: family.kana,
    kanaGiven: given.kana,
  } as const
}

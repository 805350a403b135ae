import { expect, test } from 'vitest'
import { possibleTerms, termWords, typedTerms } from './term-words.ts'

const formerRegister = {
  english: 'former family register',
  japanese: '従前戸籍',
  reading: 'じゅうぜんこせき',
}

test.each([
  'fam',
  'Regi',
  '従前',
  '戸籍',
  'じゅうぜん',
  'ジュウゼン',
  'juuzen',
  'juzen',
  'formerfa',
])('%s finds former family register', (typed) => {
  const [term = '-'] = typedTerms(typed)
  expect(termWords(formerRegister).some((word) => word.startsWith(term))).toBe(true)
})

test.each(['gister', '籍従', 'zenko'])('%s does not find it', (typed) => {
  const [term = ''] = typedTerms(typed)
  expect(termWords(formerRegister).some((word) => word.startsWith(term))).toBe(false)
})

test('one kanji is enough', () => {
  expect(typedTerms('妻')).toEqual(['妻'])
})

function isFoundIn(sentence: string): boolean {
  const possible = possibleTerms(sentence)
  return termWords(formerRegister).some((word) => possible.includes(word))
}

test.each(['【従前戸籍】沖縄県うるま市', 'The Former  Family Register of the husband'])(
  'the term is in %s',
  (sentence) => {
    expect(isFoundIn(sentence)).toBe(true)
  },
)

test('a term is not in a sentence that has only a part of it', () => {
  expect(isFoundIn('戸籍に記録されている者')).toBe(false)
  expect(isFoundIn('the family register')).toBe(false)
})

test('a long text gives a limited number of possible terms', () => {
  expect(possibleTerms('戸'.repeat(5_000)).length).toBeLessThan(20)
  const kanji = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e_00 + at))
  expect(possibleTerms(kanji.join('')).length).toBeLessThan(4_000)
})

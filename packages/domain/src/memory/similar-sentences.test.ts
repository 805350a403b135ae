import { expect, test } from 'vitest'
import {
  languageOfSentence,
  leastSimilarity,
  partsOfSentence,
  similarity,
  sketchOf,
} from './similar-sentences.ts'

const alike = (one: string, other: string) =>
  similarity(partsOfSentence(one), partsOfSentence(other))

test.each([
  ['Born on {date1} in {number1}.', 'Born on {date3} in {number2}', 1],
  ['これは、事項の全部を証明した書面である。', 'これは、事項の全部を証明した書面である', 1],
  ['THIS IS TO CERTIFY', 'This is to certify', 1],
])('%s and %s are the same sentence', (one, other, expected) => {
  expect(alike(one, other)).toBe(expected)
})

test.each([
  ['The marriage was reported on {date1}.', 'The divorce was reported on {date1}.'],
  ['{date1}東京都港区で出生、{date2}父届出入籍', '{date1}うるま市で出生、{date2}父届出入籍'],
  ['This is to certify that', 'This is to certify that the above is a true copy of the register.'],
])('%s is similar to %s', (one, other) => {
  expect(alike(one, other)).toBeGreaterThanOrEqual(leastSimilarity)
  expect(alike(one, other)).toBeLessThan(1)
})

test.each([
  ['The marriage was reported on {date1}.', 'Keep this paper in a dry place.'],
  ['出生', '死亡'],
  ['th', 'This is to certify that the above is true.'],
])('%s is not similar to %s', (one, other) => {
  expect(alike(one, other)).toBeLessThan(leastSimilarity)
})

test('a sentence has at most sixteen hashes, and similar ones share most of them', () => {
  const one = sketchOf(partsOfSentence('This is to certify that the above is a true copy.'))
  const other = sketchOf(partsOfSentence('This is to certify that the below is a true copy.'))
  expect(one).toHaveLength(16)
  expect(other.filter((hash) => one.includes(hash)).length).toBeGreaterThan(8)
})

test('the language of a sentence is known by its signs', () => {
  expect(languageOfSentence('{date1}に出生')).toBe('ja')
  expect(languageOfSentence('Born on {date1}')).toBe('en')
})

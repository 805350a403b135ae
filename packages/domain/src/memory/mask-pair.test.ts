import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskPair, maskSentence } from './mask-pair.ts'
import { maskedSentences, names } from './testing/masked-sentences.ts'

describe('a sentence that is kept', () => {
  test.each(maskedSentences)('%s becomes %s', (typed, masked) => {
    expect(maskSentence(typed ?? '', names)).toBe(masked)
  })
})

test('the same name, day and amount have the same placeholder in both languages', () => {
  const pair = {
    english: 'Miyazato Misaki was born on April 17, 1994 and paid ¥5,000 on 2020-10-05.',
    japanese: '令和2年10月5日に5,000円を支払った宮里美咲は平成六年四月十七日に生まれた。',
  }
  expect(maskPair(pair, names)).toEqual({
    english: '{name1} was born on {date1} and paid {amount1} on {date2}.',
    japanese: '{date2}に{amount1}を支払った{name1}は{date1}に生まれた。',
  })
})

test('placeholders that a sentence has already keep their numbers, and others get unused ones', () => {
  const pair = { english: '{name2} met Misaki and Mr. Ota.', japanese: '{name2}は美咲に会った。' }
  expect(maskPair(pair, names)).toEqual({
    english: '{name2} met {name1} and Mr. {name3}.',
    japanese: '{name2}は{name1}に会った。',
  })
})

test.each([
  ['{number999} 5', '{number999} {number1}'],
  ['{number9999} 5', '{number9999} {number1}'],
  ['{number10000} 5', '{{number1}} {number2}'],
  ['{name999} met Misaki', '{name999} met {name1}'],
])('%s becomes %s, whatever number somebody typed', (typed, masked) => {
  expect(maskSentence(typed, names)).toBe(masked)
})

const fragment = fc.constantFrom(
  ...maskedSentences.flatMap(([typed = '', masked = '']) => [typed, masked]),
  ' ',
  '【父】',
  '様',
  'Mr. ',
  '12',
  '{name1}',
  '{',
  '{number',
  '9',
  '99}',
  '999}',
  '9999}',
)
const sentence = fc.array(fc.oneof(fragment, fc.string({ unit: 'grapheme', maxLength: 8 })), {
  maxLength: 6,
})

test('no digit outside a placeholder is left, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(sentence, sentence, (english, japanese) => {
      const once = maskPair({ english: english.join(''), japanese: japanese.join('') }, names)
      const rest = `${once.english} ${once.japanese}`.replaceAll(/\{[a-z]+\d{1,4}\}/g, '')
      expect(rest).not.toMatch(/\p{Nd}/u)
      expect(maskPair(once, names)).toEqual(once)
    }),
    { numRuns: 100 },
  )
})

const given = fc.constantFrom('Misaki', 'MIYAZATO', '美咲', '宮里', 'みさき', 'ミヤザト', 'Donovan')

test('a name of the request is not left, whatever is around it', () => {
  fc.assert(
    fc.property(sentence, given, sentence, (before, name, after) => {
      // Within a longer word of the same letters, it is another word.
      const text = `${before.join('')} ${name} ${after.join('')}`
      expect(maskSentence(text, names).split(/\s+/)).not.toContain(name)
    }),
  )
})

test('a name may have any characters', () => {
  expect(maskSentence('Mary Smith-Jones agreed.', [['Mary', null, 'Smith-Jones']])).toBe(
    '{name1} agreed.',
  )
  const part = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(sentence, fc.array(part, { maxLength: 4 }), (typed, name) => {
      expect(() => maskSentence(typed.join(''), [name])).not.toThrow()
    }),
  )
})

import { expect, test } from 'vitest'
import { asciiSigns, halfWidth } from './half-width.ts'

test.each([
  ['Ｊａｎｅ　Ｓｍｉｔｈ', 'Jane Smith'],
  ['０９８－１２３', '098-123'],
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
  ['！～', '!~'],
])('full-width %s becomes %s', (typed, plain) => {
  expect(halfWidth(typed)).toBe(plain)
})

test.each(['山田 花子', 'ヤマダ', 'ﾔﾏﾀﾞ', 'O´Brien', 'Núñez', '①', 'ﬁ'])(
  '%s has no full-width letters and is unchanged',
  (typed) => {
    expect(halfWidth(typed)).toBe(typed)
  },
)

test('the hyphens and the full stop of a Japanese keyboard become ASCII', () => {
  expect(asciiSigns('Ｋー２０２６−００００１')).toBe('K-2026-00001')
  expect(asciiSigns(' taro＠example。co。jp ')).toBe('taro@example.co.jp')
})

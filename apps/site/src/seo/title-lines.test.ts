import { describe, expect, test } from 'vitest'
import { phrases, setTitle } from './title-lines.ts'

/** As wide as it has characters. */
const measure = (line: string, size: number) => line.length * size
const place = { width: 100, sizes: [10, 5, 4], most: (size: number) => (size > 4 ? 2 : 3) }

describe('a title is set', () => {
  test('on one line where it fits', () => {
    expect(setTitle('About us', 'en', place, measure)).toEqual({ size: 10, lines: ['About us'] })
  })

  test('in even lines, no word left alone on the last', () => {
    expect(setTitle('one two three four', 'en', place, measure)).toEqual({
      size: 10,
      lines: ['one two', 'three four'],
    })
  })

  test('smaller, then on more lines, where it is long', () => {
    expect(setTitle('aaaaaaaa bbbbbbbb cccccccc', 'en', place, measure)).toMatchObject({ size: 5 })
    expect(setTitle(`${'a'.repeat(24)} `.repeat(3), 'en', place, measure)).toEqual({
      size: 4,
      lines: ['a'.repeat(24), 'a'.repeat(24), 'a'.repeat(24)],
    })
  })

  test('not at all where it cannot be, and the build stops', () => {
    expect(() => setTitle('a'.repeat(200), 'en', place, measure)).toThrow('does not fit')
  })
})

describe('Japanese is broken between phrases', () => {
  test.each([
    ['大切な書類を、ふたつの言葉で。', ['大切な', '書類を、', 'ふたつの', '言葉で。']],
    ['「婚姻届」から学校まで', ['「婚姻届」から', '学校まで']],
  ])('%s', (text, parts) => {
    expect(phrases(text, 'ja')).toEqual(parts)
  })
})

import { describe, expect, test } from 'vitest'
import { phrases, setTitle } from './title-lines.ts'

/** One unit per character. */
const measure = (line: string, size: number) => line.length * size
const place = { width: 100, sizes: [10, 5, 4], most: (size: number) => (size > 4 ? 2 : 3) }

describe('a title is laid out', () => {
  test('on one line where it fits', () => {
    expect(setTitle('About us', 'en', place, measure)).toEqual({ size: 10, lines: ['About us'] })
  })

  test('in even lines, without a single word on the last', () => {
    expect(setTitle('one two three four', 'en', place, measure)).toEqual({
      size: 10,
      lines: ['one two', 'three four'],
    })
  })

  test('on more lines, then smaller, if it is long', () => {
    expect(setTitle('aaaaaaaa bbbbbbbb cccccccc', 'en', place, measure)).toMatchObject({ size: 5 })
    expect(setTitle(`${'a'.repeat(24)} `.repeat(3), 'en', place, measure)).toEqual({
      size: 4,
      lines: ['a'.repeat(24), 'a'.repeat(24), 'a'.repeat(24)],
    })
  })

  test('or stops the build if it does not fit', () => {
    expect(() => setTitle('a'.repeat(200), 'en', place, measure)).toThrow('does not fit')
  })
})

describe('Japanese titles break between phrases', () => {
  test.each([
    ['大切な書類を、ふたつの言葉で。', ['大切な', '書類を、', 'ふたつの', '言葉で。']],
    ['「婚姻届」から学校まで', ['「婚姻届」から', '学校まで']],
  ])('%s', (text, parts) => {
    expect(phrases(text, 'ja')).toEqual(parts)
  })
})

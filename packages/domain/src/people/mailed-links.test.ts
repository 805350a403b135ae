import { expect, test } from 'vitest'
import { mailedLinks } from './mailed-links.ts'

test('the text about a link says for how long it works', () => {
  expect(mailedLinks['verify-email']).toEqual({
    hours: 72,
    words: { en: '3 days', ja: '3日間' },
  })
  expect(mailedLinks['reset-password']).toEqual({
    hours: 1,
    words: { en: '1 hour', ja: '1時間' },
  })
})

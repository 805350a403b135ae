import { expect, test } from 'vitest'
import { parseAnswers } from './saved-answers.ts'

const couple = { sofa: 'one', first: 'us', second: 'japanese', cityOffice: 'ginowan' } as const

test('answers and ticks are restored', () => {
  const stored = { ...couple, have: ['two-witnesses'], wanted: ['birth-certificate'] }
  expect(parseAnswers(stored)).toEqual({
    couple,
    have: ['two-witnesses'],
    wanted: ['birth-certificate'],
  })
})

test('an unknown document or an invalid list does not affect the other answers', () => {
  expect(
    parseAnswers({ ...couple, have: 'all', wanted: ['passport', 3, 'family-register'] }),
  ).toEqual({ couple, have: [], wanted: ['family-register'] })
})

test.each([null, 'one', 7, [], {}, { ...couple, cityOffice: 'tokyo' }])(
  'incomplete answers are ignored: %j',
  (stored) => {
    expect(parseAnswers(stored)).toBeUndefined()
  },
)

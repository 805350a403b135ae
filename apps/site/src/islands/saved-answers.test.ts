import { expect, test } from 'vitest'
import { parseAnswers } from './saved-answers.ts'

const couple = { sofa: 'one', first: 'us', second: 'japanese', cityOffice: 'ginowan' } as const

test('a couple finds its answers and its ticks again', () => {
  const kept = { ...couple, have: ['two-witnesses'], wanted: ['birth-certificate'] }
  expect(parseAnswers(kept)).toEqual({
    couple,
    have: ['two-witnesses'],
    wanted: ['birth-certificate'],
  })
})

test('a paper we no longer know, or a list that is none, costs them nothing else', () => {
  expect(
    parseAnswers({ ...couple, have: 'all', wanted: ['passport', 3, 'family-register'] }),
  ).toEqual({ couple, have: [], wanted: ['family-register'] })
})

test.each([null, 'one', 7, [], {}, { ...couple, cityOffice: 'tokyo' }])(
  'what is not an answer to all questions is no answer: %j',
  (kept) => {
    expect(parseAnswers(kept)).toBeUndefined()
  },
)

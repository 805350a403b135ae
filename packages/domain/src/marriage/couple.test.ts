import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityOffices, coupleFrom, nationalities, sofaAnswers } from './couple.ts'

const answers = { sofa: 'one', first: 'us', second: 'japanese', cityOffice: 'ginowan' } as const

test('a couple is read once every question is answered, and other fields are ignored', () => {
  expect(coupleFrom({ ...answers, have: 'two-witnesses' })).toEqual(answers)
})

test.each(['sofa', 'first', 'second', 'cityOffice'])('an answer to %s is required', (name) => {
  expect(coupleFrom({ ...answers, [name]: '' })).toBeUndefined()
  expect(coupleFrom({ ...answers, [name]: undefined })).toBeUndefined()
})

test('an unknown answer counts as missing', () => {
  const offered = new Set<unknown>([...sofaAnswers, ...nationalities, ...cityOffices])
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(answers)),
      fc.anything().filter((value) => !offered.has(value)),
      (name, value) => {
        expect(coupleFrom({ ...answers, [name]: value })).toBeUndefined()
      },
    ),
  )
})

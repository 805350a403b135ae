import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityOffices, coupleFrom, nationalities, sofaAnswers } from './couple.ts'

const answers = { sofa: 'one', first: 'us', second: 'japanese', cityOffice: 'ginowan' } as const

test('a list is made once every question is answered, whatever else the browser sends along', () => {
  expect(coupleFrom({ ...answers, have: 'two-witnesses' })).toEqual(answers)
})

test.each(['sofa', 'first', 'second', 'cityOffice'])('no list without an answer to %s', (name) => {
  expect(coupleFrom({ ...answers, [name]: '' })).toBeUndefined()
  expect(coupleFrom({ ...answers, [name]: undefined })).toBeUndefined()
})

test('an answer that nobody offered is none', () => {
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

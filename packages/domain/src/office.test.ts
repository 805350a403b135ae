import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { office } from './office.ts'

test.each(languages)('a map and a letter find the same door, in %s', (language) => {
  const letter = office.address[language].join(' ')
  const { street, region, postalCode } = office.place

  expect(letter).toContain(street[language])
  expect(letter).toContain(region[language])
  expect(letter).toContain(postalCode)
})

test('the phone rings at the same desk from abroad', () => {
  expect(office.phoneAbroad).toBe(office.phone.replace(/^0/, '+81-'))
})

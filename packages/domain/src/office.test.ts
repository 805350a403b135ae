import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { office } from './office.ts'

test.each(languages)('the structured address matches the postal address, in %s', (language) => {
  const address = office.address[language].join(' ')
  const { street, region, postalCode } = office.place

  expect(address).toContain(street[language])
  expect(address).toContain(region[language])
  expect(address).toContain(postalCode)
})

test('the international phone number matches the domestic one', () => {
  expect(office.phoneAbroad).toBe(office.phone.replace(/^0/, '+81-'))
})

import { expect, test } from 'vitest'
import { postalLines } from './postal-lines.ts'

const recipient = 'Anna Smith'

test('a Japanese address begins with its postal code and ends with the recipient', () => {
  const address = { postalCode: '904-0203', postalAddress: '沖縄県嘉手納町1-2\n海ハイツ301' }
  expect(postalLines({ recipient: '比嘉 恵子', postalCountry: 'JP', ...address })).toEqual([
    '〒904-0203',
    '沖縄県嘉手納町1-2',
    '海ハイツ301',
    '比嘉 恵子',
  ])
})

test('a military address has its ZIP code on the line of the APO', () => {
  const address = { postalCode: '96362-5005', postalAddress: 'PSC 80 Box 12345\nAPO AP' }
  expect(postalLines({ recipient, postalCountry: 'US', ...address })).toEqual([
    'Anna Smith',
    'PSC 80 Box 12345',
    'APO AP 96362-5005',
  ])
})

test('in another country the country stays the last line', () => {
  const address = { postalCode: 'SW1A 1AA', postalAddress: '1 High Street\nLondon\nUnited Kingdom' }
  expect(postalLines({ recipient, postalCountry: 'other', ...address })).toEqual([
    'Anna Smith',
    '1 High Street',
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ])
})

test('an erased address has no lines', () => {
  expect(postalLines({})).toEqual([])
})

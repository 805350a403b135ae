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

test.each([
  ['PSC 80 Box 12345\nAPO AP 96362-5005', 'APO AP 96362-5005'],
  ['PSC 80 Box 12345\nAPO AP 963625005', 'APO AP 96362-5005'],
  ['PSC 80 Box 12345\nAPO, AP, ９６３６２－５００５', 'APO, AP 96362-5005'],
  ['PSC 80 Box 12345\nAPO AP\n96362-5005', 'APO AP 96362-5005'],
])('a ZIP code that is also in the address is written once: %j', (postalAddress, last) => {
  const address = { postalCountry: 'US', postalCode: '96362-5005', postalAddress }
  expect(postalLines({ recipient, ...address })).toEqual([recipient, 'PSC 80 Box 12345', last])
})

test('a ZIP code typed with its last four digits is written in full', () => {
  const address = { postalCode: '96362', postalAddress: 'PSC 80 Box 12345\nAPO AP 96362-5005' }
  expect(postalLines({ recipient, postalCountry: 'US', ...address }).at(-1)).toBe(
    'APO AP 96362-5005',
  )
})

test('the number of a box stays, even if it is the same as the ZIP code', () => {
  const address = { postalCode: '96362', postalAddress: 'PSC 80 Box 96362\nAPO AP' }
  expect(postalLines({ recipient, postalCountry: 'US', ...address })).toEqual([
    'Anna Smith',
    'PSC 80 Box 96362',
    'APO AP 96362',
  ])
})

test('the number of a house stays, even if it is the same as the ZIP code', () => {
  const address = { postalCode: '10001', postalAddress: '10001 Main St\nNew York, NY' }
  expect(postalLines({ recipient, postalCountry: 'US', ...address })).toContain('10001 Main St')
})

test('a country below an American address stays below the ZIP code', () => {
  const address = { postalCode: '10001', postalAddress: '1 Main St\nNew York, NY 10001\nUSA' }
  expect(postalLines({ recipient, postalCountry: 'US', ...address })).toEqual([
    'Anna Smith',
    '1 Main St',
    'New York, NY 10001',
    'USA',
  ])
})

test.each([
  '〒904-0203 沖縄県嘉手納町１－２',
  '９０４ー０２０３\n沖縄県嘉手納町1-2',
  '沖縄県嘉手納町1-2　〒9040203',
])('a Japanese address has its postal code once and plain digits: %j', (postalAddress) => {
  const address = { postalCountry: 'JP', postalCode: '904-0203', postalAddress }
  expect(postalLines({ recipient, ...address })).toEqual([
    '〒904-0203',
    '沖縄県嘉手納町1-2',
    recipient,
  ])
})

test('a postal code of another country that is also in the address is written once', () => {
  const postalAddress = 'Invalidenstr. 1\n10115 Berlin\nGermany'
  const address = { postalCountry: 'other', postalCode: '10115', postalAddress }
  expect(postalLines({ recipient, ...address })).toEqual([
    'Anna Smith',
    'Invalidenstr. 1',
    '10115 Berlin',
    'Germany',
  ])
})

test('an address without a repeated code keeps its numbers', () => {
  const address = { postalCode: '904-0203', postalAddress: '沖縄県嘉手納町9040203-1' }
  expect(postalLines({ recipient, postalCountry: 'JP', ...address })).toContain(
    '沖縄県嘉手納町9040203-1',
  )
})

test('an erased address has no lines', () => {
  expect(postalLines({})).toEqual([])
})

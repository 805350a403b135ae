import { expect, test } from 'vitest'
import { blankOffice } from './blank-office.ts'
import { addressLines } from './office.ts'
import { sampleOffice } from './sample/office.ts'

test('the address is written as each language writes it', () => {
  expect(addressLines(sampleOffice, 'en')).toEqual([
    'Building 217, Camp Deigo',
    'Okinawa 901-0000, Japan',
  ])
  expect(addressLines(sampleOffice, 'ja')).toEqual([
    '〒901-0000 沖縄県',
    'キャンプ・デイゴ 217号棟',
  ])
})

test('the international phone number of the sample matches the domestic one', () => {
  expect(sampleOffice.phoneAbroad).toBe(sampleOffice.phone.replace(/^0/, '+81-'))
})

const abroad = {
  street: { en: '4 Mill Lane', ja: 'ミルレーン4番' },
  region: { en: 'Bavaria', ja: 'バイエルン州' },
  postalCode: '91000',
  country: 'DE',
}

test('an address outside Japan has its country in both languages', () => {
  expect(addressLines({ address: abroad }, 'en')).toEqual(['4 Mill Lane', 'Bavaria 91000, Germany'])
  expect(addressLines({ address: abroad }, 'ja')).toEqual([
    'ドイツ 91000 バイエルン州',
    'ミルレーン4番',
  ])
})

test('what is not known yet leaves no empty line, comma or 〒', () => {
  expect(addressLines(blankOffice, 'en')).toEqual([])
  expect(addressLines(blankOffice, 'ja')).toEqual([])
  const withoutCode = { ...sampleOffice.address, postalCode: '' }
  expect(addressLines({ address: withoutCode }, 'ja')[0]).toBe('沖縄県')
  expect(addressLines({ address: withoutCode }, 'en')[1]).toBe('Okinawa, Japan')
  const withoutStreet = { ...sampleOffice.address, street: { en: '', ja: '' } }
  expect(addressLines({ address: withoutStreet }, 'en')).toEqual(['Okinawa 901-0000, Japan'])
})

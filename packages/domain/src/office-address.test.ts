import { expect, test } from 'vitest'
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

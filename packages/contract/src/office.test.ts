import { blankOffice } from '@kakehashi/domain/blank-office'
import type { Office } from '@kakehashi/domain/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { officeFacts, officeView } from './office.ts'

const empty = { en: '', ja: '' }

/** The least that an owner has to enter. */
const plainOffice: Office = {
  ...blankOffice,
  address: {
    street: { en: '4 Mill Lane', ja: 'ミルレーン4番' },
    region: { en: 'Bavaria', ja: 'バイエルン州' },
    postalCode: '91000',
    country: 'DE',
  },
  phone: '0961-000-4400',
  phoneAbroad: '+49-961-000-4400',
  email: 'desk@mill.example',
}

function problems(office: Office): string[] {
  const { error } = officeFacts.safeParse(office)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('an office can be published without directions, mission, belief and registration', () => {
  expect(problems(plainOffice)).toEqual([])
  expect(problems({ ...sampleOffice, directions: plainOffice.directions })).toEqual([])
})

test('an office that is not set up lacks its address, telephone and e-mail', () => {
  expect(problems(blankOffice).map((line) => line.split(':')[0])).toEqual([
    'address.street.en',
    'address.street.ja',
    'address.region.en',
    'address.region.ja',
    'address.postalCode',
    'phone',
    'phoneAbroad',
    'email',
  ])
  expect(officeView.safeParse(blankOffice).success).toBe(true)
})

test.each([
  ['mission.aim.ja', { mission: { aim: { en: 'To be understood.', ja: '' }, text: empty } }],
  ['belief.text.en', { belief: { creed: empty, text: { en: '', ja: '丁寧に選びます。' } } }],
  [
    'directions.gate.ja',
    { directions: { gate: { en: 'Gate 5', ja: ' ' }, building: empty, minutesOnFoot: 0 } },
  ],
  ['meetingPlace.en', { meetingPlace: { en: '', ja: '駅前' } }],
  ['registration.title.ja', { registration: { title: { en: 'Registered', ja: '' }, text: empty } }],
] as const)('a text in one language only is a problem at %s', (field, facts) => {
  expect(problems({ ...plainOffice, ...facts })).toEqual([`${field}: words-required`])
  expect(officeView.safeParse({ ...plainOffice, ...facts }).success).toBe(true)
})

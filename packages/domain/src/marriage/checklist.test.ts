import { describe, expect, test } from 'vitest'
import { checklistFor, papersToOrder, sourcesOf } from './checklist.ts'
import type { Couple } from './couple.ts'
import { sources } from './sources.ts'

/** Each step as one row: who, and which line. */
function listed(couple: Couple): Record<string, string[]> {
  return Object.fromEntries(
    checklistFor(couple).map(({ step, lines }) => [
      step,
      lines.map(({ doer, id }) => `${doer}: ${id}`),
    ]),
  )
}

function ordered(couple: Couple): readonly string[] {
  return checklistFor(couple).flatMap((step) => papersToOrder(step, new Set()).documents)
}

/** The services of a couple's two orders: before the day, and after it. */
function servicesFor(couple: Couple): readonly string[] {
  const orders = checklistFor(couple).map((step) => papersToOrder(step, new Set()))
  return orders.flatMap(({ service, documents }) => (documents.length > 0 ? service : []))
}

describe('a corporal with SOFA status and his Japanese fiancée, at Ginowan City', () => {
  const couple: Couple = {
    sofa: 'one',
    first: 'us',
    second: 'japanese',
    cityOffice: 'ginowan',
  }

  test('go through the eight steps with what each of them brings', () => {
    expect(listed(couple)).toEqual({
      affidavit: ['first: command-approval', 'first: affidavit-on-base', 'second: no-affidavit'],
      'passport-or-birth-certificate': ['first: american-proof', 'second: japanese-proof'],
      'place-order': [
        'we: order-konin-todoke',
        'we: order-affidavit',
        'we: order-birth-certificate',
      ],
      turnaround: ['both: same-day', 'we: three-days'],
      witnesses: ['witnesses: two-witnesses'],
      'city-office': [
        'both: ask-ginowan',
        'both: file-near-base',
        'both: hand-in',
        'both: two-calendars',
      ],
      congratulations: ['both: accepted', 'both: acceptance-certificate', 'second: surname'],
      recognition: [
        'first: united-states',
        'we: order-marriage-certificate',
        'we: order-family-register',
        'second: japan',
      ],
    })
  })

  test('order the form and the affidavit first, the certificate after the day', () => {
    expect(ordered(couple)).toEqual(['konin-todoke', 'affidavit', 'marriage-certificate'])
    expect(servicesFor(couple)).toEqual(['konin-todoke-marriage-form', 'marriage-certificate'])
  })

  test('order the birth certificate only if they bring it instead of a passport', () => {
    const [, , order] = checklistFor(couple)
    expect(order && papersToOrder(order, new Set(['birth-certificate'])).documents).toEqual([
      'konin-todoke',
      'affidavit',
      'birth-certificate',
    ])
  })

  test('read a confirmed page of that very office', () => {
    const read = sourcesOf(checklistFor(couple))
    expect(read).toContain('ginowan-marriage')
    expect(read.filter((id) => !sources[id].isVerified)).toEqual([])
  })
})

test('an American without SOFA status is not sent to the legal office, nor to a commander', () => {
  const list = listed({ sofa: 'neither', first: 'us', second: 'japanese', cityOffice: 'naha' })

  expect(list['affidavit']).toEqual(['first: affidavit-off-base', 'second: no-affidavit'])
  expect(list['city-office']).toEqual([
    'both: ask-naha',
    'both: file-near-home',
    'both: hand-in',
    'both: two-calendars',
  ])
})

test('two Marines each bring an affidavit from base, and no commander is asked', () => {
  const list = listed({ sofa: 'both', first: 'us', second: 'us', cityOffice: 'okinawa-city' })

  expect(list['affidavit']).toEqual(['both: affidavit-on-base'])
  expect(list['recognition']).toEqual(['both: united-states', 'we: order-marriage-certificate'])
})

test('a sailor and his Filipina fiancée bring one affidavit and one certificate of capacity', () => {
  const couple: Couple = { sofa: 'one', first: 'us', second: 'other', cityOffice: 'chatan' }

  expect(listed(couple)['affidavit']).toEqual([
    'first: command-approval',
    'first: affidavit-on-base',
    'second: legal-capacity',
  ])
  expect(ordered(couple)).toEqual([
    'konin-todoke',
    'affidavit',
    'legal-capacity',
    'marriage-certificate',
  ])
  expect(servicesFor(couple)).toEqual(['legal', 'marriage-certificate'])
})

test('off base, an American and another national go to the office where they live', () => {
  const list = listed({ sofa: 'neither', first: 'other', second: 'us', cityOffice: 'urasoe' })

  expect(list['affidavit']).toEqual(['second: affidavit-off-base', 'first: legal-capacity'])
  expect(list['city-office']?.slice(0, 2)).toEqual(['both: ask-urasoe', 'both: file-near-home'])
  expect(list['recognition']).toContain('first: other-home')
})

test('someone with both passports marries as a Japanese, and America still counts it', () => {
  const list = listed({
    sofa: 'one',
    first: 'us-and-japanese',
    second: 'japanese',
    cityOffice: 'kin',
  })

  expect(list['affidavit']).toEqual([
    'first: command-approval',
    'second: no-affidavit',
    'first: no-affidavit-dual',
  ])
  expect(list['place-order']).toEqual(['both: order-nothing'])
  expect(list['recognition']).toContain('first: united-states')
})

test('Urasoe still lists a copy of the family register, so a Japanese partner is told', () => {
  const couple = { sofa: 'one', first: 'us', second: 'japanese' } as const
  const line = 'second: register-copy-urasoe'

  expect(listed({ ...couple, cityOffice: 'urasoe' })['passport-or-birth-certificate']).toContain(
    line,
  )
  expect(listed({ ...couple, cityOffice: 'naha' })['passport-or-birth-certificate']).not.toContain(
    line,
  )
})

test.each(['chatan', 'kadena', 'kin', 'okinawa-city', 'uruma', 'yomitan', 'elsewhere'] as const)(
  'of %s we read no page, and the list says that it is not confirmed',
  (cityOffice) => {
    const read = sourcesOf(
      checklistFor({ sofa: 'one', first: 'us', second: 'japanese', cityOffice }),
    )
    expect(read).toContain('not-confirmed')
  },
)

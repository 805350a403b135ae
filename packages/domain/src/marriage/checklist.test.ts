import { describe, expect, test } from 'vitest'
import { checklistFor, documentsToRequest, sourcesOf } from './checklist.ts'
import type { Couple } from './couple.ts'
import { sources } from './sources.ts'

/** The lines of each step as 'who: line'. */
function listed(couple: Couple): Record<string, string[]> {
  return Object.fromEntries(
    checklistFor(couple).map(({ step, lines }) => [
      step,
      lines.map(({ doer, id }) => `${doer}: ${id}`),
    ]),
  )
}

function ordered(couple: Couple): readonly string[] {
  return checklistFor(couple).flatMap((step) => documentsToRequest(step, new Set()).documents)
}

/** The services of a couple's two requests: before and after the marriage. */
function servicesFor(couple: Couple): readonly string[] {
  const requests = checklistFor(couple).map((step) => documentsToRequest(step, new Set()))
  return requests.flatMap(({ service, documents }) => (documents.length > 0 ? service : []))
}

describe('a corporal with SOFA status and his Japanese fiancée, at Ginowan City', () => {
  const couple: Couple = {
    sofa: 'one',
    first: 'us',
    second: 'japanese',
    cityOffice: 'ginowan',
  }

  test('have all eight steps', () => {
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

  test('request the form and the affidavit before the marriage, the certificate after', () => {
    expect(ordered(couple)).toEqual(['konin-todoke', 'affidavit', 'marriage-certificate'])
    expect(servicesFor(couple)).toEqual(['konin-todoke-marriage-form', 'marriage-certificate'])
  })

  test('request the birth certificate only if they choose it', () => {
    const [, , order] = checklistFor(couple)
    expect(order && documentsToRequest(order, new Set(['birth-certificate'])).documents).toEqual([
      'konin-todoke',
      'affidavit',
      'birth-certificate',
    ])
  })

  test('have a verified source of that city office', () => {
    const ids = sourcesOf(checklistFor(couple))
    expect(ids).toContain('ginowan-marriage')
    expect(ids.filter((id) => !sources[id].isVerified)).toEqual([])
  })
})

test('an American without SOFA status needs neither the legal office nor a commander', () => {
  const list = listed({ sofa: 'neither', first: 'us', second: 'japanese', cityOffice: 'naha' })

  expect(list['affidavit']).toEqual(['first: affidavit-off-base', 'second: no-affidavit'])
  expect(list['city-office']).toEqual([
    'both: ask-naha',
    'both: file-near-home',
    'both: hand-in',
    'both: two-calendars',
  ])
})

test('two Marines each bring an affidavit from base and need no commander', () => {
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

test('someone with both nationalities marries as Japanese, and the US still recognises it', () => {
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

test('only Urasoe asks a Japanese partner for a copy of the family register', () => {
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
  'the rules of %s are marked as not confirmed',
  (cityOffice) => {
    const ids = sourcesOf(
      checklistFor({ sofa: 'one', first: 'us', second: 'japanese', cityOffice }),
    )
    expect(ids).toContain('not-confirmed')
  },
)

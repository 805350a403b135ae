import { expect, test } from 'vitest'
import { atTheCounter, deliveryChanges, deliveryOf, postalCodeIn } from './delivery.ts'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import { actsNowFor } from './progress.ts'
import { transition } from './transition.ts'

const byPost = {
  delivery: 'post',
  recipient: 'Anna Smith',
  postalCountry: 'US',
  postalCode: '96362',
  postalAddress: 'PSC 80 Box 12345\nAPO AP',
  meetingPlace: null,
} as const

const ready = {
  stage: 'delivery',
  quotedAt: monday,
  paidAt: monday,
  translatedAt: monday,
  reviewedAt: monday,
  totalCents: 5_000,
} as const

const actor = (change: object) => actsNowFor('office', freshRequest(change), monday)

test('an address is kept only for the way that needs it', () => {
  expect(deliveryOf({ ...byPost, meetingPlace: 'Gate 1' })).toEqual(byPost)
  expect(deliveryOf({ ...byPost, delivery: 'download' })).toEqual({
    ...atTheCounter,
    delivery: 'download',
  })
})

test.each([
  ['JP', '904-0203', '904-0203'],
  ['JP', '〒9040203', '904-0203'],
  ['JP', '96362', undefined],
  ['US', '96362', '96362'],
  ['US', '96362 5005', '96362-5005'],
  ['US', '904-0203', undefined],
  ['other', 'SW1A 1AA', 'SW1A 1AA'],
] as const)('a postal code in %s: %s becomes %s', (country, given, code) => {
  expect(postalCodeIn(country, given)).toBe(code)
})

test('the office has to act on a paid translation that goes by post, otherwise the customer', () => {
  const paid = { ...ready, paidCents: 5_000 }

  expect(actor({ ...paid, ...byPost })).toBe('office')
  expect(actor({ ...ready, ...byPost })).toBe('customer')
  expect(actor(paid)).toBe('customer')
})

test('nobody is reminded to pick up what we send by post', () => {
  const waiting = freshRequest({ ...ready, paidCents: 5_000, remindAt: monday })
  const posted = after(waiting, { kind: 'changeDelivery', ...byPost })
  const atCounterAgain = after(posted, { kind: 'changeDelivery', ...atTheCounter })

  expect(posted.remindAt).toBeNull()
  expect(atCounterAgain.remindAt).not.toBeNull()
})

test('a reminder ends when the rest is paid for what goes by post', () => {
  const owing = freshRequest({ ...ready, ...byPost, remindAt: monday })

  expect(after(owing, { kind: 'recordPaid', paidCents: 5_000 }).remindAt).toBeNull()
})

test('the same choice again changes nothing, whatever was on screen', () => {
  const request = freshRequest({ ...byPost, version: 7 })
  const moment = at(monday, { parts: ['customer'], seenVersion: 6 })

  expect(transition(request, { kind: 'changeDelivery', ...byPost }, moment).kind).toBe('unchanged')
  expect(deliveryChanges(request, atTheCounter)).toEqual([
    'delivery',
    'recipient',
    'postalCountry',
    'postalCode',
    'postalAddress',
  ])
})

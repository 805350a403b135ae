import { describe, expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import type { Command } from './commands.ts'
import type { NoticeKind } from './notices.ts'
import { noticeKinds, noticeReader, noticesOf, optionalNotices } from './notices.ts'
import type { RequestState } from './state.ts'
import { systemNoteText } from './system-notes.ts'
import { transition } from './transition.ts'

test('notices that a customer has to act on or expects cannot be turned off', () => {
  const essential = noticeKinds.filter(
    (kind) => !(optionalNotices as readonly string[]).includes(kind),
  )

  expect(essential).toEqual(
    expect.arrayContaining([
      'request-received',
      'quote-ready',
      'translation-ready',
      'request-delivered',
      'document-refused',
      'quote-accepted',
      'cancellation-confirmed',
      'late-new-day',
    ]),
  )
})

const office = at(monday)
const byCustomer = at(monday, { actorId: 'customer', parts: ['customer'] })
const owner = at(monday, { actorId: 'owner', parts: ['office', 'owner'] })

const fresh = freshRequest()
const quoted = after(fresh, { kind: 'submitQuote', depositCents: 50, totalCents: 100 })
const assign = (translatorId: string) => ({ kind: 'assignTranslator', translatorId }) as const
const paid = after(quoted, { kind: 'completePayment' })
const assigned = after(paid, assign('toru'), owner)
const translated = after(assigned, { kind: 'submitTranslation', fileId: 'a' })
const reviewed = after(translated, { kind: 'continueReview', fileId: null })
const settled = { kind: 'recordPaid', paidCents: 100 } as const
const close = { kind: 'close', reason: '' } as const

function noticesFor(request: RequestState, command: Command, moment = office): NoticeKind[] {
  const outcome = transition(request, command, moment)
  if (outcome.kind !== 'changed') throw new Error(`${command.kind} was ${outcome.kind}`)
  const { event, next } = outcome
  return [...noticesOf({ event, parts: moment.parts, before: request, next })]
}

test('customer and office get a notice of a cancellation, the office not of its own', () => {
  expect(noticesFor(quoted, close, byCustomer)).toEqual([
    'cancellation-confirmed',
    'request-withdrawn',
  ])
  expect(noticesFor(quoted, close)).toEqual(['request-cancelled'])
})

test('a declined quote is confirmed to the customer; the office gets a notice unless it recorded it', () => {
  const decline = { kind: 'declineQuote', quoteVersion: 1, reason: '' } as const
  expect(noticesFor(quoted, decline, byCustomer)).toEqual(['decline-confirmed', 'quote-declined'])
  expect(noticesFor(quoted, decline)).toEqual(['decline-confirmed'])
})

describe('the translator gets a notice', () => {
  test('when work can start: on assignment after payment, or on payment after assignment', () => {
    const early = after(quoted, assign('toru'), owner)
    expect(noticesFor(quoted, assign('toru'), owner)).toEqual([])
    expect(noticesFor(early, { kind: 'completePayment' })).toEqual(['work-given'])
    expect(noticesFor(paid, { ...assign('toru') }, owner)).toEqual(['work-given'])
    expect(noticesFor(translated, assign('mika'), owner)).toEqual([])
  })

  test('when staff take back what was submitted', () => {
    expect(noticesFor(translated, { kind: 'withdrawTranslation' })).toEqual(['request-returned'])
  })

  test('when the work is withdrawn: cancelled or assigned to somebody else', () => {
    expect(noticesFor(assigned, close)).toEqual(['request-cancelled', 'work-withdrawn'])
    expect(noticesFor(assigned, assign('mika'), owner)).toEqual(['work-withdrawn', 'work-given'])
    expect(noticesFor(translated, close)).toEqual(['request-cancelled'])
    const closed = after(assigned, close)
    expect(noticesFor(closed, { kind: 'reopen' })).toEqual(['request-reopened', 'work-given'])
  })

  test('when a translation is returned, but not when they submit one', () => {
    const back = { kind: 'returnToTranslator', reason: '', fileId: null } as const
    expect(noticesFor(translated, back)).toEqual(['request-returned'])
    expect(noticesFor(assigned, { kind: 'submitTranslation', fileId: 'a' })).toEqual([])
  })

  test('when a document is added while they work on it, not before or after', () => {
    const notices = [quoted, paid, assigned, translated].map((request) =>
      noticesOf({ event: 'document-added', parts: ['customer'], before: request, next: request }),
    )
    expect(notices).toEqual([[], [], ['work-document-added'], []])
  })
})

function stepBack(request: RequestState): readonly NoticeKind[] {
  return noticesFor(request, { kind: 'stepBack', from: request.stage, reason: 'A mistake' })
}

describe('a step back', () => {
  test('is mailed to the customer only if it takes back what they were told', () => {
    expect(stepBack(quoted)).toEqual(['quote-withdrawn'])
    expect(stepBack(paid)).toEqual([])
    expect(stepBack(reviewed)).toEqual(['translation-withdrawn'])
    expect(stepBack(after(reviewed, { kind: 'deliver' }))).toEqual(['delivery-withdrawn'])
  })

  test('is mailed to the translator, who gets the work back or loses it', () => {
    const released = after(translated, { kind: 'releaseTranslation' })
    expect(stepBack(translated)).toEqual(['request-returned'])
    expect(stepBack(released)).toEqual(['translation-withdrawn', 'request-returned'])
    expect(stepBack(assigned)).toEqual(['work-withdrawn'])
  })
})

describe('the customer gets a notice', () => {
  test('that the translation is ready only once, if it was released before the review ended', () => {
    const released = after(translated, { kind: 'releaseTranslation' })
    expect(noticesFor(translated, { kind: 'releaseTranslation' })).toEqual(['translation-ready'])
    expect(noticesFor(released, { kind: 'continueReview', fileId: null })).toEqual([])
    expect(noticesFor(translated, { kind: 'continueReview', fileId: null })).toEqual([
      'translation-ready',
    ])
  })

  test('that it can be downloaded, after the last payment or a release by the office', () => {
    expect(noticesFor(reviewed, settled)).toEqual(['translation-out'])
    expect(noticesFor(reviewed, { kind: 'releaseTranslation' })).toEqual(['translation-out'])
    expect(noticesFor(reviewed, { kind: 'recordPaid', paidCents: 99 })).toEqual([
      'payment-recorded',
    ])
    expect(noticesFor(assigned, settled)).toEqual(['payment-recorded'])
    expect(noticesFor(after(reviewed, settled), { kind: 'releaseTranslation' })).toEqual([])
  })
})

describe('the customer gets a notice of a changed day', () => {
  const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
  const accepted = after({ ...quoted, depositCents: 0 }, accept)

  test('when the payment is later than the acceptance, not when it is immediate', () => {
    const nextDay = at(new Date('2026-11-10T01:00:00Z'))
    expect(noticesFor(accepted, { kind: 'completePayment' }, nextDay)).toEqual(['promise-moved'])
    expect(noticesFor(accepted, { kind: 'completePayment' })).toEqual([])
  })

  test('not when a clerk only confirms the day', () => {
    expect(noticesFor(accepted, { kind: 'promise', day: '2026-11-13', reason: '' })).toEqual([])
    expect(noticesFor(accepted, { kind: 'promise', day: '2026-11-16', reason: '' })).toEqual([
      'promise-moved',
    ])
  })

  test('not when a clerk sets the first day', () => {
    const first = { kind: 'promise', day: '2026-11-16', reason: '' } as const
    expect(noticesFor(fresh, first)).toEqual([])
    expect(noticesFor(quoted, first)).toEqual([])
    const later = { kind: 'promise', day: '2026-11-18', reason: '' } as const
    expect(noticesFor(after(quoted, first), later)).toEqual(['promise-moved'])
  })
})

test('a day that replaces a missed one has its own notice, which cannot be turned off', () => {
  const late = { ...paid, promisedOn: '2026-11-06' }
  const newDay = { kind: 'promise', day: '2026-11-12', reason: 'The reviewer is ill' } as const
  expect(noticesFor(late, newDay)).toEqual(['late-new-day'])
  expect(noticesFor(after(late, newDay), { ...newDay, day: '2026-11-13' })).toEqual([
    'promise-moved',
  ])
})

test('the customer gets a notice of an accepted quote, also if staff recorded it', () => {
  const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
  expect(noticesFor(quoted, accept, byCustomer)).toEqual(['quote-accepted'])
  expect(noticesFor(quoted, accept)).toEqual(['quote-accepted'])
})

test('each notice has one reader', () => {
  expect(Object.keys(noticeReader)).toEqual([...noticeKinds])
})

test("a system note is shown in the reader's language", () => {
  const note = { kind: 'returned', reason: '生年月日が違います' } as const

  expect(systemNoteText(note, 'en')).toBe('Returned to the translator: 生年月日が違います')
  expect(systemNoteText(note, 'ja')).toBe('翻訳者に差し戻しました：生年月日が違います')
  expect(systemNoteText({ kind: 'returned', reason: '' }, 'en')).toBe('Returned to the translator.')
  expect(
    systemNoteText({ kind: 'delivered-with-balance', remainingCents: 123_456 }, 'ja'),
  ).toContain('$1,234.56')
})

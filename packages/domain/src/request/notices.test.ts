import { describe, expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import type { Command } from './commands.ts'
import type { NoticeKind } from './notices.ts'
import { noticeKinds, noticeReader, noticesOf, optionalNotices } from './notices.ts'
import type { RequestState } from './state.ts'
import { systemNoteText } from './system-notes.ts'
import { transition } from './transition.ts'

test('what a customer has to act on, or will look for, cannot be turned off', () => {
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
const atDesk = after(paid, assign('toru'), owner)
const translated = after(atDesk, { kind: 'submitTranslation', fileId: 'a' })
const reviewed = after(translated, { kind: 'continueReview', fileId: null })
const settled = { kind: 'recordPaid', paidCents: 100 } as const
const close = { kind: 'close', reason: '' } as const

function told(request: RequestState, command: Command, moment = office): NoticeKind[] {
  const outcome = transition(request, command, moment)
  if (outcome.kind !== 'changed') throw new Error(`${command.kind} was ${outcome.kind}`)
  const { event, next } = outcome
  return [...noticesOf({ event, parts: moment.parts, before: request, next })]
}

test('a cancellation is told to the other side', () => {
  expect(told(quoted, close, byCustomer)).toEqual(['request-withdrawn'])
  expect(told(quoted, close)).toEqual(['request-cancelled'])
})

test('a no is told to the office, unless the office wrote it down', () => {
  const no = { kind: 'declineQuote', quoteVersion: 1, reason: '' } as const
  expect(told(quoted, no, byCustomer)).toEqual(['quote-declined'])
  expect(told(quoted, no)).toEqual([])
})

describe('those who translate hear', () => {
  test('of a document once they may begin: given to them, or paid for while it was theirs', () => {
    const early = after(quoted, assign('toru'), owner)
    expect(told(quoted, assign('toru'), owner)).toEqual([])
    expect(told(early, { kind: 'completePayment' })).toEqual(['work-given'])
    expect(told(paid, { ...assign('toru') }, owner)).toEqual(['work-given'])
    expect(told(translated, assign('mika'), owner)).toEqual([])
  })

  test('that it is theirs no more: cancelled, or given to somebody else', () => {
    expect(told(atDesk, close)).toEqual(['request-cancelled', 'work-withdrawn'])
    expect(told(atDesk, assign('mika'), owner)).toEqual(['work-withdrawn', 'work-given'])
    expect(told(translated, close)).toEqual(['request-cancelled'])
    const closed = after(atDesk, close)
    expect(told(closed, { kind: 'reopen' })).toEqual(['request-reopened', 'work-given'])
  })

  test('of a return, once; and of nothing that they did themselves', () => {
    const back = { kind: 'returnToTranslator', reason: '', fileId: null } as const
    expect(told(translated, back)).toEqual(['request-returned'])
    expect(told(atDesk, { kind: 'submitTranslation', fileId: 'a' })).toEqual([])
  })

  test('of a document that is added while they work, and not before or after', () => {
    const notices = [quoted, paid, atDesk, translated].map((request) =>
      noticesOf({ event: 'document-added', parts: ['customer'], before: request, next: request }),
    )
    expect(notices).toEqual([[], [], ['work-document-added'], []])
  })
})

describe('that the translation is there', () => {
  test('is said once, where it was released before the review ended', () => {
    const released = after(translated, { kind: 'releaseTranslation' })
    expect(told(translated, { kind: 'releaseTranslation' })).toEqual(['translation-ready'])
    expect(told(released, { kind: 'continueReview', fileId: null })).toEqual([])
    expect(told(translated, { kind: 'continueReview', fileId: null })).toEqual([
      'translation-ready',
    ])
  })

  test('and that it can be downloaded, when the last payment or the office lets it out', () => {
    expect(told(reviewed, settled)).toEqual(['translation-out'])
    expect(told(reviewed, { kind: 'releaseTranslation' })).toEqual(['translation-out'])
    expect(told(reviewed, { kind: 'recordPaid', paidCents: 99 })).toEqual(['payment-recorded'])
    expect(told(atDesk, settled)).toEqual(['payment-recorded'])
    expect(told(after(reviewed, settled), { kind: 'releaseTranslation' })).toEqual([])
  })
})

describe('that the day has moved is told', () => {
  const yes = { kind: 'acceptQuote', quoteVersion: 1 } as const
  const accepted = after({ ...quoted, depositCents: 0 }, yes)

  test('when a payment comes later than the acceptance, and not when it comes at once', () => {
    const later = at(new Date('2026-11-30T01:00:00Z'))
    expect(told(accepted, { kind: 'completePayment' }, later)).toEqual(['promise-moved'])
    expect(told(accepted, { kind: 'completePayment' })).toEqual([])
  })

  test('and not when a clerk only confirms it', () => {
    expect(told(accepted, { kind: 'promise', day: '2026-11-13' })).toEqual([])
    expect(told(accepted, { kind: 'promise', day: '2026-11-16' })).toEqual(['promise-moved'])
  })

  test('and not when a clerk names the first one: nobody was told another before', () => {
    const first = { kind: 'promise', day: '2026-11-16' } as const
    expect(told(fresh, first)).toEqual([])
    expect(told(quoted, first)).toEqual([])
    const later = { kind: 'promise', day: '2026-11-18' } as const
    expect(told(after(quoted, first), later)).toEqual(['promise-moved'])
  })
})

test('each mail has one reader', () => {
  expect(Object.keys(noticeReader)).toEqual([...noticeKinds])
})

test('a note of the office itself is told in the language of its reader', () => {
  const note = { kind: 'returned', reason: '生年月日が違います' } as const

  expect(systemNoteText(note, 'en')).toBe('Returned to the translator: 生年月日が違います')
  expect(systemNoteText(note, 'ja')).toBe('翻訳者に差し戻しました：生年月日が違います')
  expect(systemNoteText({ kind: 'returned', reason: '' }, 'en')).toBe('Returned to the translator.')
  expect(
    systemNoteText({ kind: 'delivered-with-balance', remainingCents: 123_456 }, 'ja'),
  ).toContain('$1,234.56')
})

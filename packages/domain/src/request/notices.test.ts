import { expect, test } from 'vitest'
import { happened } from './events.ts'
import type { RequestEvent } from './events.ts'
import { noticeKinds, noticeReader, noticesOf, optionalNotices } from './notices.ts'
import { systemNoteText } from './system-notes.ts'

const events = Object.keys(happened) as RequestEvent[]

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

test('a cancellation is told to the other side', () => {
  expect(noticesOf('closed', ['customer']).map((kind) => noticeReader[kind])).toEqual(['office'])
  expect(noticesOf('closed', ['office']).map((kind) => noticeReader[kind])).toEqual(['customer'])
})

test('every mail has its cause: an event, a message, a reminder or a scan', () => {
  const fromEvents = events.flatMap((event) =>
    noticesOf(event, ['office']).concat(noticesOf(event, ['customer'])),
  )
  const others = ['message-to-customer', 'message-to-office', 'quote-reminder', 'pickup-reminder']

  expect(new Set([...fromEvents, ...others, 'document-refused'])).toEqual(new Set(noticeKinds))
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

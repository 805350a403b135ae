import { expect, test } from 'vitest'
import { audienceOf, type SystemNote } from './system-notes.ts'

test('of the notes of the system, translators read only why work was returned', () => {
  const notes: SystemNote[] = [
    { kind: 'returned', reason: 'A date is wrong' },
    { kind: 'delivered-with-balance', remainingCents: 100 },
    { kind: 'paid-below-deposit', paidCents: 1, depositCents: 2 },
    { kind: 'paid-lowered', fromCents: 2, toCents: 1 },
    { kind: 'quote-answered', isAccepted: false, reason: 'Too dear' },
    { kind: 'closed', reason: '' },
    { kind: 'reopened' },
    { kind: 'delivery-changed', isByCustomer: true },
    { kind: 'quoted-automatically', totalCents: 4_500 },
    { kind: 'work-declined', name: 'Toru Honda', reason: 'Too much work' },
    { kind: 'document-refused', name: 'scan.pdf' },
  ]
  const forTranslator = notes.filter((note) => audienceOf(note) === 'translator')

  expect(forTranslator.map(({ kind }) => kind)).toEqual(['returned'])
})

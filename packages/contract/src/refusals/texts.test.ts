import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { problems, problemText } from '../fields/problems.ts'
import type { RefusalCode } from './refusals.ts'
import { refusals, refusalText } from './refusals.ts'

const japaneseWriting = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const sentences = [
  ...Object.entries(refusals).map(([key, { text }]) => ({ key, text })),
  ...Object.entries(problems).map(([key, text]) => ({ key, text })),
]

function placeholders(text: string): string[] {
  return (text.match(/\{\w*\}/g) ?? []).toSorted()
}

describe('every message has both languages', () => {
  test.each(sentences)('$key', ({ text }) => {
    expect(Object.keys(text).toSorted()).toEqual([...languages].toSorted())
    expect(text.en.trim()).not.toBe('')
    expect(text.ja).toMatch(japaneseWriting)
    expect(text.ja).not.toBe(text.en)
    expect(placeholders(text.ja)).toEqual(placeholders(text.en))
  })

  test('the Japanese word for customer is spelled consistently', () => {
    expect(sentences.filter(({ text }) => text.ja.includes('お客様'))).toEqual([])
  })

  test('no two refusals have the same text', () => {
    for (const language of languages) {
      const texts = Object.values(refusals).map(({ text }) => text[language])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

describe('the status of each refusal', () => {
  const expected: Record<number, RefusalCode[]> = {
    400: [
      'not-a-photo',
      'bad-request',
      'invalid-fields',
      'link-expired',
      'passkey-expired',
      'file-missing',
      'file-incomplete',
      'file-unusable',
      'too-many-documents',
      'quote-out-of-range',
      'quote-below-paid',
      'quote-lines-differ',
      'too-many-lines',
      'paid-out-of-range',
      'refund-out-of-range',
      'payment-out-of-range',
      'pay-not-contractor',
      'given-too-little',
      'till-reason-required',
      'day-is-over',
      'translator-unfit',
      'handler-unfit',
    ],
    401: ['not-signed-in', 'wrong-credentials'],
    403: [
      'forbidden',
      'cross-site',
      'second-factor-required',
      'wrong-second-factor',
      'wrong-setup-token',
      'wrong-passkey',
      'copied-passkey',
      'wrong-current-password',
      'fresh-password-required',
      'fresh-code-required',
      'must-set-up-second-factor',
      'must-use-passkey',
      'must-change-password',
      'own-admin-flag',
      'owner-is-protected',
      'staff-email-by-owner',
      'sign-in-to-confirm',
      'cannot-delete-self',
      'staff-cannot-leave',
    ],
    404: ['not-found', 'file-gone', 'claim-refused'],
    405: ['method-not-allowed'],
    409: [
      'import-not-checked',
      'import-not-done',
      'file-pending',
      'request-changed',
      'newer-message',
      'request-being-changed',
      'undo-is-over',
      'undo-too-late',
      'request-not-there',
      'request-closed',
      'request-not-closed',
      'quote-replaced',
      'quote-expired',
      'already-paying',
      'already-released',
      'work-accepted',
      'customer-deleted',
      'content-erased',
      'again-not-delivered',
      'again-no-files',
      'again-not-offered',
      'correction-out-of-range',
      'payment-corrected-before',
      'pay-is-paid',
      'pay-changed',
      'month-closed',
      'month-not-over',
      'month-closed-already',
      'month-not-closed',
      'month-has-open-till',
      'month-has-unexplained-till',
      'books-busy',
      'till-not-open',
      'till-open-already',
      'rate-changed',
      'waiting-numbers-off',
      'counter-calls-another',
      'waiting-number-changed',
      'customer-has-account',
      'balance-remains',
      'nothing-to-remind',
      'reminded-today',
      'reminders-off',
      'already-closed',
      'too-many-templates',
      'too-many-extras',
      'translation-refused',
      'notes-are-closed',
      'documents-are-closed',
      'not-an-admin',
      'staff-email-unconfirmed',
      'proposal-answered',
      'target-is-closed',
      'owner-stays-admin',
      'last-admin',
      'email-in-use',
      'changed-meanwhile',
      'draft-incomplete',
      'draft-missing',
      'draft-not-open',
      'not-staff',
      'no-website',
      'already-set-up',
      'office-incomplete',
      'original-already-out',
      'original-not-here',
      'service-name-taken',
      'second-factor-already-on',
      'email-not-verified',
      'second-factor-not-started',
      'second-factor-mandatory',
      'passkey-known',
      'too-many-passkeys',
      'last-passkey',
      'certificate-not-yet',
      'names-closed',
      'name-entry-changed',
      'names-are-confirmed',
      'too-many-names',
      'names-unconfirmed',
      'paper-template-archived',
      'paper-template-changed',
      'paper-template-replaced',
      'paper-template-unavailable',
      'pictures-are-not-read',
      'checks-open',
      'not-in-review',
      'translation-replaced',
      'proof-not-in-review',
      'proof-no-file',
      'proof-not-pdf',
      'proof-too-long',
      'proof-not-drawn',
      'proof-approved-already',
      'proof-replaced',
      'proof-line-unknown',
      'too-many-remarks',
      'remark-settled',
      'term-exists',
      'term-changed',
      'term-archived',
    ],
    410: ['upload-link-ended', 'export-gone'],
    413: ['too-large', 'file-too-large', 'file-too-many-pixels', 'file-too-many-pages'],
    415: ['unsupported-media-type'],
    416: ['range-not-satisfiable'],
    422: [
      'upload-link-full',
      'idempotency-key-reused',
      'file-type',
      'file-not-pdf',
      'file-damaged',
      'file-not-cleaned',
      'translation-not-cleaned',
      'file-empty',
      'file-mixed',
      'file-locked',
      'file-macros',
      'file-infected',
      'picture-type',
      'language-file-unreadable',
      'language-file-entities',
      'language-file-too-long',
    ],
    429: [
      'too-many-attempts',
      'too-many-documents-read',
      'upload-quota',
      'upload-quota-unconfirmed',
    ],
    500: ['fault'],
    503: [
      'unavailable',
      'files-unavailable',
      'signing-not-set-up',
      'signing-expired',
      'uploads-busy',
    ],
  }
  const statusOf = Object.entries(expected).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  )

  test('as listed here', () => {
    const found = Object.entries(refusals).map(([code, { status }]) => [code, status])

    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(statusOf))
  })

  // The web signs people out on any 401.
  test('is 401 only for a missing or wrong sign-in', () => {
    const codes = Object.entries(refusals).filter(([, { status }]) => status === 401)

    expect(codes.map(([code]) => code)).toEqual(['not-signed-in', 'wrong-credentials'])
  })
})

describe('message texts', () => {
  test('have their placeholders filled in', () => {
    expect(refusalText('too-many-attempts', 'en', { minutes: 15 })).toBe(
      'Too many attempts. Wait 15 minutes and try again.',
    )
    expect(refusalText('too-many-attempts', 'ja', { minutes: 15 })).toContain('15分')
  })

  test('keep a placeholder without a value, and zero is a value', () => {
    expect(refusalText('too-many-attempts', 'en')).toContain('{minutes}')
    expect(refusalText('too-many-attempts', 'en', { minutes: 0 })).toContain(' 0 minutes')
  })

  test('fall back to a general message for an unknown problem', () => {
    expect(problemText('constructor', 'en')).toBe('This value cannot be used here')
    expect(problemText('Invalid input', 'ja')).toBe('ここではこの値を使えません')
  })
})

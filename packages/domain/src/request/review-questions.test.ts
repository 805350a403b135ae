import { describe, expect, test } from 'vitest'
import { systemNoteText } from './system-notes.ts'
import { listOpenQuestions, needReason } from './review-questions.ts'

const nothing = {
  unconfirmedNames: 0,
  openChecks: null,
  missingApproval: null,
  isOwnTranslation: false,
} as const

describe('what is asked before a review ends', () => {
  test('nothing, if everything is done', () => {
    expect(listOpenQuestions({ ...nothing, openChecks: 0 })).toEqual([])
    expect(needReason([])).toBe(false)
  })

  test('everything that is open, at once', () => {
    const open = { unconfirmedNames: 2, openChecks: 3, isOwnTranslation: true }
    expect(listOpenQuestions({ ...open, missingApproval: 'proof-not-approved' })).toEqual([
      { kind: 'names-unconfirmed', count: 2 },
      { kind: 'checks-open', count: 3 },
      { kind: 'proof-not-approved' },
      { kind: 'own-translation' },
    ])
  })

  test('names, lines and proofs that are open want a reason, one’s own translation only a yes', () => {
    expect(needReason(listOpenQuestions({ ...nothing, unconfirmedNames: 1 }))).toBe(true)
    expect(needReason(listOpenQuestions({ ...nothing, openChecks: 1 }))).toBe(true)
    const unsent = { ...nothing, missingApproval: 'proof-not-sent' } as const
    expect(needReason(listOpenQuestions(unsent))).toBe(true)
    expect(needReason(listOpenQuestions({ ...nothing, isOwnTranslation: true }))).toBe(false)
  })
})

describe('the note of the office', () => {
  const open = listOpenQuestions({
    unconfirmedNames: 1,
    openChecks: 2,
    missingApproval: 'proof-not-approved',
    isOwnTranslation: true,
  })
  const note = { kind: 'reviewed-although', open, reason: 'The customer waits here' } as const

  test('says all that was open, and why', () => {
    expect(systemNoteText(note, 'en')).toBe(
      'Review finished with 1 entry of the names and dates not confirmed, with 2 lines of the checklist not ticked, without the approval of the proof copy, by whoever translated it: The customer waits here',
    )
    expect(systemNoteText(note, 'ja')).toBe(
      'お名前と日付のうち1件が未確認のまま、チェックリストの2項目に印がないまま、校正刷りの承認がないまま、翻訳した本人が校閲を終えました：The customer waits here',
    )
  })

  test('a note about names from before reads as it did', () => {
    const old = { kind: 'names-unconfirmed', count: 2, reason: 'By phone' } as const
    expect(systemNoteText(old, 'en')).toBe(
      'Review finished with 2 entries of the names and dates not confirmed: By phone',
    )
    expect(systemNoteText(old, 'ja')).toBe(
      'お名前と日付のうち2件が未確認のまま校閲を終えました：By phone',
    )
  })
})

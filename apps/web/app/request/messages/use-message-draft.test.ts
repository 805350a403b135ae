import { expect, test, vi } from 'vitest'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'
import { saveMessageDraft, readMessageDraft } from './use-message-draft.ts'

const day = 86_400_000

test('a draft is kept for a week', () => {
  const { storage } = fakeStorage()
  vi.useFakeTimers()
  saveMessageDraft('jane', 'message:1', { words: 'Half a sentence', sent: '', key: '', sentAt: 0 })
  vi.advanceTimersByTime(7 * day - 1)
  expect(readMessageDraft('jane', 'message:1').words).toBe('Half a sentence')
  vi.advanceTimersByTime(1)
  expect(readMessageDraft('jane', 'message:1').words).toBe('')
  expect(storage.length).toBe(0)
  vi.useRealTimers()
})

test('a pressed SEND is remembered as long as its key', () => {
  fakeStorage()
  vi.useFakeTimers()
  const sent = { words: 'Friday?', sent: 'Friday?', key: 'k', sentAt: Date.now(), isToBeSent: true }
  saveMessageDraft('jane', 'message:1', sent)
  expect(readMessageDraft('jane', 'message:1')).toEqual(sent)
  vi.advanceTimersByTime(6 * day)
  saveMessageDraft('jane', 'message:1', sent)
  vi.advanceTimersByTime(day)
  expect(readMessageDraft('jane', 'message:1').isToBeSent).toBeUndefined()
  vi.useRealTimers()
})

test('the key of a message sent a week ago is not used again, even if the draft is newer', () => {
  fakeStorage()
  vi.useFakeTimers()
  const sent = { words: 'Friday?', sent: 'Friday?', key: 'k', sentAt: Date.now() }
  saveMessageDraft('jane', 'message:1', sent)
  vi.advanceTimersByTime(6 * day)
  expect(readMessageDraft('jane', 'message:1').key).toBe('k')
  saveMessageDraft('jane', 'message:1', sent)
  vi.advanceTimersByTime(day)
  expect(readMessageDraft('jane', 'message:1')).toEqual({
    words: 'Friday?',
    sent: '',
    key: '',
    sentAt: 0,
  })
  vi.useRealTimers()
})

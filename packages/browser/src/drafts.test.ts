import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './testing/fake-browser.ts'
import { deleteDraftsOf, deleteExpiredDrafts, saveDraft, readDraft } from './drafts.ts'

const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a draft is kept for a week and then deleted', () => {
  const { storage } = fakeStorage()
  saveDraft('jane', 'order-files', { list: [{ name: 'passport.jpg', thumbnail: 'data:' }] })
  vi.advanceTimersByTime(7 * day - 1)
  expect(readDraft('jane', 'order-files')).toMatchObject({ list: [{ name: 'passport.jpg' }] })
  vi.advanceTimersByTime(1)
  expect(readDraft('jane', 'order-files')).toEqual({})
  expect(storage.length).toBe(0)
})

test('expired, undated and broken drafts of all users are deleted', () => {
  const { storage } = fakeStorage({
    userInfo: '{}',
    marriageGuide: '{}',
    'draft:sam:undated': '{"list":[]}',
    'draft:sam:broken': '{',
  })
  saveDraft('jane', 'order', { details: 'Eight days ago' })
  vi.advanceTimersByTime(8 * day)
  saveDraft('sam', 'order', { details: 'Today' })

  deleteExpiredDrafts()
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  expect(keys).toEqual(['userInfo', 'marriageGuide', 'draft:sam:order'])
})

test('a draft dated in the future expires', () => {
  const { storage } = fakeStorage()
  saveDraft('jane', 'order', { details: 'Written next year' })
  vi.setSystemTime(Date.now() - 365 * day)
  deleteExpiredDrafts()
  expect(storage.length).toBe(0)
})

test('logout deletes own drafts and the marriage guide, not drafts of others', () => {
  const { storage } = fakeStorage({ marriageGuide: '{}' })
  saveDraft('jane', 'order', { details: 'Mine' })
  saveDraft('sam', 'order', { details: 'Another’s' })
  deleteDraftsOf('jane')
  expect([storage.length, storage.key(0)]).toEqual([1, 'draft:sam:order'])
})

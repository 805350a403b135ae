import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage, storageOf } from './testing/fake-browser.ts'
import {
  deleteAllDrafts,
  deleteDraftsOf,
  deleteExpiredDrafts,
  hasDrafts,
  readDraft,
  saveDraft,
} from './drafts.ts'
import { deleteFilesOf, readFile, storeFile } from './draft-files.ts'
import { clearUserInfo, saveUserInfo, toUserInfo } from './user-info.ts'
import { markSharedComputer } from './shared-computer.ts'

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

test('the drafts of one person are deleted without those of others, a logout deletes all', () => {
  const { storage } = fakeStorage({ marriageGuide: '{}' })
  saveDraft('jane', 'order', { details: 'Mine' })
  saveDraft('sam', 'order', { details: 'Another’s' })
  deleteDraftsOf('jane')
  expect([storage.length, storage.key(0)]).toEqual([1, 'draft:sam:order'])
  expect(hasDrafts()).toBe(true)
  deleteAllDrafts()
  expect(hasDrafts()).toBe(false)
  expect(storage.length).toBe(0)
})

test('on a shared computer drafts are stored for the tab, and not after the session', async () => {
  const { entries } = fakeStorage()
  const tab = storageOf(new Map())
  Object.defineProperty(globalThis, 'sessionStorage', { value: tab, configurable: true })
  const jane = { _id: 'jane', firstName: 'Jane', lastName: 'Smith', email: 'jane@example.com' }
  const user = toUserInfo(jane)
  if (!user) throw new Error('not a user')
  saveUserInfo(user)
  markSharedComputer(true)
  saveDraft('jane', 'order', { details: 'Mine' })
  await storeFile('jane', 'a', new Blob(['passport']))
  expect(readDraft('jane', 'order')).toMatchObject({ details: 'Mine' })
  expect(JSON.stringify(entries())).not.toContain('Mine')

  clearUserInfo()
  deleteDraftsOf('jane')
  await deleteFilesOf('jane')
  saveDraft('jane', 'order', { details: 'Saved by a screen that closes' })
  expect(tab.length).toBe(0)
  expect(await readFile('jane', 'a')).toBeUndefined()
})

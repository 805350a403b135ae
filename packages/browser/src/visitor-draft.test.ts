import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './testing/fake-browser.ts'
import {
  createVisitorDraft,
  deleteExpiredVisitorDraft,
  deleteVisitorDraft,
  readVisitorDraft,
  saveVisitorDraft,
} from './visitor-draft.ts'
import { deleteVisitorFiles, readVisitorFile, storeVisitorFile } from './visitor-files.ts'

const hour = 3_600_000
let tab: Storage
let device: Storage

beforeEach(() => {
  vi.useFakeTimers()
  tab = fakeStorage().storage
  Object.defineProperty(globalThis, 'sessionStorage', { value: tab, configurable: true })
  device = fakeStorage().storage
})
afterEach(() => {
  vi.useRealTimers()
})

test('a visitor’s answers are stored for the tab only', () => {
  saveVisitorDraft(createVisitorDraft({ details: 'Half a sentence' }))

  expect(readVisitorDraft()?.content).toEqual({ details: 'Half a sentence' })
  expect(device.length).toBe(0)
  tab.clear()
  expect(readVisitorDraft()).toBeUndefined()
})

test('answers kept on the device are deleted 24 hours after the last change', () => {
  const draft = saveVisitorDraft({ ...createVisitorDraft({ details: 'x' }), isKept: true })
  expect(tab.length).toBe(0)
  vi.advanceTimersByTime(23 * hour)
  saveVisitorDraft(draft)
  vi.advanceTimersByTime(24 * hour - 1)
  expect(readVisitorDraft()?.isKept).toBe(true)
  vi.advanceTimersByTime(1)
  expect(readVisitorDraft()).toBeUndefined()
  deleteExpiredVisitorDraft()
  expect(device.length).toBe(0)
})

test('a visitor who no longer wants them kept has them in the tab again', () => {
  const kept = saveVisitorDraft({ ...createVisitorDraft({ details: 'x' }), isKept: true })
  saveVisitorDraft({ ...kept, isKept: false })
  expect([tab.length, device.length]).toEqual([1, 0])
})

test('a draft is deleted from where it is stored, and another one stays', () => {
  const kept = saveVisitorDraft({ ...createVisitorDraft({}), isKept: true })
  const own = { ...createVisitorDraft({}), isKept: false }
  tab.setItem('visitorDraft', JSON.stringify(own))
  deleteVisitorDraft(own)
  expect([tab.length, device.length]).toEqual([0, 1])
  deleteVisitorDraft(kept)
  expect([tab.length, device.length]).toEqual([0, 0])
})

test('a file is available until it is deleted, even if the browser stores nothing', async () => {
  const draft = createVisitorDraft({})
  await storeVisitorFile(draft, 'a', new Blob(['passport']))
  expect(await (await readVisitorFile(draft, 'a'))?.text()).toBe('passport')
  await deleteVisitorFiles(draft)
  expect(await readVisitorFile(draft, 'a')).toBeUndefined()
})

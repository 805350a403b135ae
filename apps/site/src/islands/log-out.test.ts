import { expect, test, vi } from 'vitest'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'

test('logging out deletes all drafts and files in the browser, also when another tab clears the user first', async () => {
  const jane = { _id: '0190', firstName: 'Jane', lastName: 'Smith', email: 'jane@example.com' }
  const { storage, changeInOtherTab } = fakeStorage({
    userInfo: JSON.stringify(jane),
    'draft:0190:order': '{}',
    'draft:0191:order': '{}',
    marriageGuide: '{}',
  })
  const button = Object.assign(new EventTarget(), { disabled: false })
  const assign = vi.fn<(path: string) => void>()
  vi.stubGlobal('document', { querySelectorAll: () => [button] })
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('fetch', () => {
    storage.removeItem('userInfo')
    changeInOtherTab('userInfo')
    return Promise.resolve(new Response('{}'))
  })
  const { offerLogOut } = await import('./log-out.ts')
  offerLogOut()
  button.dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'))
  expect(storage.getItem('draft:0190:order')).toBeNull()
  expect(storage.getItem('draft:0191:order')).toBeNull()
  expect(storage.getItem('marriageGuide')).toBeNull()
  vi.unstubAllGlobals()
})

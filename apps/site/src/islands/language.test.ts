import { expect, test, vi } from 'vitest'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'

test('a 401 when saving the language signs out', async () => {
  const jane = { _id: '0190', firstName: 'Jane', lastName: 'Smith', email: 'jane@example.com' }
  const { storage } = fakeStorage({ userInfo: JSON.stringify(jane) })
  const link = Object.assign(new EventTarget(), { dataset: { language: 'ja' } })
  vi.stubGlobal('location', { search: '', hash: '' })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: () => null,
    querySelectorAll: () => [link],
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })))
  const { followLanguage } = await import('./language.ts')
  followLanguage()
  link.dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(storage.getItem('userInfo')).toBeNull())
  vi.unstubAllGlobals()
})

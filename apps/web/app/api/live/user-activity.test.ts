import { uploadTranslation } from '@kakehashi/contract/documents/files'
import { unattended } from '@kakehashi/contract/accounts/sessions'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from '@kakehashi/browser/testing/fake-browser'

const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('calls from an unattended screen are marked', async () => {
  const sentHeaders: unknown[] = []
  const browser = fakeStorage()
  const origin = await startOrigin((request, response) => {
    sentHeaders.push(request.headers[unattended])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { api, call } = await import('../client/base-api.ts')
  const { store } = await import('../client/store.ts')
  const { ask } = api.injectEndpoints({
    endpoints: (build) => ({ ask: build.query({ query: () => call(ownProfile, {}) }) }),
  }).endpoints
  const read = () => store.dispatch(ask.initiate(undefined, { forceRefetch: true }))

  await read()
  later()
  await read()
  browser.pressKey()
  await read()
  origin.stop()

  expect(sentHeaders).toEqual([undefined, '1', undefined])
})

/** A call that gets no reply. */
class SilentCall extends EventTarget {
  upload = new EventTarget()
  open() {}
  setRequestHeader(_name: string, _value: string) {}
  send() {}
  abort() {}
}

test('uploads and the session check are marked as well', async () => {
  const sentHeaders: unknown[] = []
  fakeStorage()
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit = {}) => {
    sentHeaders.push(new Headers(headers).get(unattended))
    return Promise.resolve(new Response())
  })
  vi.stubGlobal('XMLHttpRequest', SilentCall)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
  vi.resetModules()
  const { fetchWithSession } = await import('../client/fetch-with-session.ts')
  const { sendFile } = await import('../client/file-transfer.ts')
  const { followOffice } = await import('./live-updates.ts')
  const stop = followOffice(() => {})
  const otherTab = new BroadcastChannel('kakehashi-live')

  await fetchWithSession('/api/files/paper')
  later()
  await fetchWithSession('/api/files/paper')
  const setHeader = vi.spyOn(SilentCall.prototype, 'setRequestHeader')
  const leaving = new AbortController()
  const sending = sendFile(uploadTranslation, new File([], 'koseki.pdf'), {
    onProgress: () => {},
    signal: leaving.signal,
  })
  leaving.abort('left')
  await expect(sending).rejects.toBe('left')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  otherTab.postMessage({ kind: 'ended' })
  await vi.waitFor(() => expect(sentHeaders).toHaveLength(3))
  otherTab.close()
  stop()

  expect(sentHeaders).toEqual([null, '1', '1'])
  expect(setHeader.mock.calls).toEqual([[unattended, '1']])
})

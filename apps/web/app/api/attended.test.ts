import { unattended } from '@kakehashi/contract/session'
import { ownProfile } from '@kakehashi/contract/users'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from './fake-browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a screen that nobody has touched for a while says so with its calls', async () => {
  const heard: unknown[] = []
  const browser = fakeStorage()
  const origin = await startOrigin((request, response) => {
    heard.push(request.headers[unattended])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { api, call } = await import('./base-api.ts')
  const { store } = await import('./store.ts')
  const { ask } = api.injectEndpoints({
    endpoints: (build) => ({ ask: build.query({ query: () => call(ownProfile, {}) }) }),
  }).endpoints
  const read = () => store.dispatch(ask.initiate(undefined, { forceRefetch: true }))

  await read()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
  await read()
  browser.pressKey()
  await read()
  origin.stop()

  expect(heard).toEqual([undefined, '1', undefined])
})

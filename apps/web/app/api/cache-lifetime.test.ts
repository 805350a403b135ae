import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from '@kakehashi/browser/testing/fake-browser'
import type { store as pageStore } from './client/store.ts'

// Checks the cache lifetimes of the specification with the calls that the screens make.

const id = '0190a1b2-0000-7000-8000-000000000001'

let origin: Awaited<ReturnType<typeof startOrigin>>
let calls: string[] = []

beforeEach(async () => {
  vi.resetModules()
  fakeStorage()
  calls = []
  origin = await startOrigin((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(request.url?.includes(id) ? '{}' : '[]')
  })
})
afterEach(() => {
  vi.useRealTimers()
  origin.stop()
})

/** Loads a fresh store. `look` makes one call, subscribes to its result and unsubscribes. */
async function openPage() {
  const { api } = await import('./client/base-api.ts')
  const { store } = await import('./client/store.ts')
  await Promise.all([
    import('./requests-api.ts'),
    import('./users-api.ts'),
    import('./services-api.ts'),
    import('./settings-api.ts'),
  ])
  // Each of these files injects its endpoints into the same API.
  const endpoints = api.endpoints as Record<string, Endpoint | undefined>
  const isCached = () =>
    Object.values(store.getState().api.queries).some((entry) => entry?.data !== undefined)
  return {
    isCached,
    look: async (name: string, of: string | undefined) => {
      const endpoint = endpoints[name]
      if (!endpoint) throw new Error(`No screen asks for ${name}`)
      const look = store.dispatch(endpoint.initiate(of)) as unknown as Look
      await look
      expect(isCached()).toBe(true)
      vi.useFakeTimers()
      look.unsubscribe()
    },
  }
}

type Look = Promise<unknown> & { unsubscribe: () => void }
interface Endpoint {
  readonly initiate: (of: unknown) => Parameters<typeof pageStore.dispatch>[0]
}

test.each([
  ['a request', 'getRequest', id, `/api/requests/${id}`],
  ['one’s own requests', 'myRequests', undefined, '/api/requests/myrequests'],
  ['the list of users', 'listPeople', 'all', '/api/users'],
  ['a user', 'getUser', id, `/api/users/${id}`],
  ['the list of services', 'listServices', undefined, '/api/services'],
  ['a service', 'getService', id, `/api/services/${id}`],
])('%s stays in the cache for 5 seconds after the last subscriber', async (_, name, of, path) => {
  const { look, isCached } = await openPage()
  await look(name, of)
  expect(calls).toEqual([`GET ${path}`])
  await vi.advanceTimersByTimeAsync(4900)
  expect(isCached()).toBe(true)
  await vi.advanceTimersByTimeAsync(700)
  expect(isCached()).toBe(false)
})

test('any other query stays in the cache for 60 seconds', async () => {
  const { look, isCached } = await openPage()
  await look('listClosures', undefined)
  await vi.advanceTimersByTimeAsync(59_900)
  expect(isCached()).toBe(true)
  await vi.advanceTimersByTimeAsync(700)
  expect(isCached()).toBe(false)
})

import { noRoles } from '@kakehashi/domain/people/roles'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getUser, listUsers, ownProfile, type UserView } from '@kakehashi/contract/accounts/users'
import { genericError, offlineError } from '@kakehashi/contract/refusals/generic-error'
import { languages } from '@kakehashi/domain/language'
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from '@kakehashi/browser/testing/fake-browser'

const jane: UserView = {
  _id: '0190a1b2-0000-7000-8000-000000000001',
  firstName: 'Jane',
  lastName: 'Smith',
  email: 'jane@example.com',
  phone: '090-0000-0000',
  branch: 'NAVY',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...noRoles,
  isAdmin: true,
  language: 'en',
  isEmailVerified: true,
  hasSecondFactor: false,
}

let calls: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
let origin: Awaited<ReturnType<typeof startOrigin>>
let browser: ReturnType<typeof fakeStorage>

function reply(status: number, body: unknown) {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

// The store and the session are singletons, so each test loads the modules again.
async function openPage() {
  vi.resetModules()
  const base = await import('./base-api.ts')
  const { store } = await import('./store.ts')
  const session = await import('../../session/session-slice.ts')
  const endpoints = base.api.injectEndpoints({
    endpoints: (build) => ({
      profile: build.query<UserView, void>({ query: () => base.call(ownProfile, {}) }),
      again: build.query<UserView, void>({ query: () => base.call(ownProfile, {}) }),
      hasty: build.query<UserView, void>({
        query: () => ({ ...base.call(ownProfile, {}), timeout: 50 }),
      }),
      signIn: build.mutation<UserView, void>({
        query: () => ({ url: '/api/users/auth', method: 'POST', body: {} }),
      }),
    }),
  }).endpoints
  return { ...base, store, session, endpoints }
}

beforeEach(async () => {
  calls = []
  browser = fakeStorage()
  reply(200, jane)
  origin = await startOrigin((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
})
afterEach(() => origin.stop())

describe('a call', () => {
  test('is built from its endpoint record', async () => {
    const { call } = await openPage()
    expect(call(getUser, { params: { id: 'a/b' } })).toEqual({
      url: '/api/users/a%2Fb',
      method: 'GET',
    })
    expect(call(listUsers, { query: { role: 'customer' } })).toEqual({
      url: '/api/users',
      method: 'GET',
      params: { role: 'customer' },
    })
  })

  test('without its id throws instead of calling the list', async () => {
    const { call } = await openPage()
    expect(() => call(getUser, { params: { id: '' } })).toThrow('needs id')
  })
})

test('nothing is fetched again on mount, focus or reconnection', async () => {
  const { api, store, endpoints } = await openPage()
  await store.dispatch(endpoints.profile.initiate())
  await store.dispatch(endpoints.profile.initiate())
  store.dispatch(api.internalActions.onFocusLost())
  store.dispatch(api.internalActions.onFocus())
  store.dispatch(api.internalActions.onOffline())
  store.dispatch(api.internalActions.onOnline())
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(calls).toEqual(['GET /api/users/profile'])
})

describe('a failed call is', () => {
  test('FETCH_ERROR when the server cannot be reached', async () => {
    const { store, endpoints } = await openPage()
    answer = (request) => request.socket.destroy()
    const { error } = await store.dispatch(endpoints.profile.initiate())
    expect(error).toMatchObject({ status: 'FETCH_ERROR' })
  })

  test('TIMEOUT_ERROR when there is no reply in time', async () => {
    const { store, endpoints } = await openPage()
    answer = () => {}
    const { error } = await store.dispatch(endpoints.hasty.initiate())
    expect(error).toMatchObject({ status: 'TIMEOUT_ERROR' })
  })

  test('PARSING_ERROR when the reply is not JSON', async () => {
    const { store, endpoints } = await openPage()
    reply(200, '<html>')
    const { error } = await store.dispatch(endpoints.profile.initiate())
    expect(error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200 })
  })

  test('otherwise the status with the reply of the server', async () => {
    const { store, endpoints, errorMessage } = await openPage()
    const body = { message: 'Not now', code: 'unavailable', requestId: '1' }
    reply(503, body)
    const { error } = await store.dispatch(endpoints.profile.initiate())
    expect(error).toEqual({ status: 503, data: body })
    expect(errorMessage(error)).toBe('Not now')
  })

  test('shown with the same text whatever failed, if the server sent none', async () => {
    const { errorMessage } = await openPage()
    vi.stubGlobal('navigator', { onLine: true })
    const failures = [
      undefined,
      { status: 500, data: null },
      { status: 500, data: { message: 7 } },
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' },
      { status: 'FETCH_ERROR', error: 'x' },
      { status: 'TIMEOUT_ERROR', error: 'x' },
    ]
    for (const language of languages) {
      i18n.loadAndActivate({ locale: language, messages: {} })
      for (const failure of failures) expect(errorMessage(failure)).toBe(genericError[language])
    }
  })

  test('blamed on the connection only if the browser is offline', async () => {
    const { errorMessage } = await openPage()
    vi.stubGlobal('navigator', { onLine: false })
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(errorMessage({ status: 'FETCH_ERROR', error: 'x' })).toBe(offlineError.en)
    expect(errorMessage({ status: 500, data: null })).toBe(genericError.en)
  })
})

describe('a dangerous act', () => {
  const refused = { message: 'Enter your password again.', requestId: '1' }

  test('is repeated once the person has proved who they are', async () => {
    const { store, endpoints } = await openPage()
    const proof = await import('../../session/asked-proof.ts')
    expect(proof.proofFor({ data: { ...refused, code: 'fresh-code-required' } })).toBe('code')
    expect(await proof.askForProof('code')).toBe(false)
    reply(403, { ...refused, code: 'fresh-password-required' })
    const stop = proof.watchAskedProof((asked) => {
      reply(200, jane)
      asked?.answer(true)
    })
    const { data } = await store.dispatch(endpoints.profile.initiate())
    stop()
    expect(data?.firstName).toBe('Jane')
    expect(calls).toEqual(['GET /api/users/profile', 'GET /api/users/profile'])
  })

  test('is refused if they close the dialog', async () => {
    const { store, endpoints, errorMessage } = await openPage()
    const { watchAskedProof } = await import('../../session/asked-proof.ts')
    reply(403, { ...refused, code: 'fresh-password-required' })
    const stop = watchAskedProof((asked) => asked?.answer(false))
    const { error } = await store.dispatch(endpoints.profile.initiate())
    stop()
    expect(errorMessage(error)).toBe(refused.message)
    expect(calls).toHaveLength(1)
  })
})

describe('the session', () => {
  test('is stored on sign-in and ended by a 401 from any call', async () => {
    const { store, session, endpoints } = await openPage()
    store.dispatch(session.signedIn(jane))
    expect(JSON.parse(browser.storage.getItem('userInfo') ?? '')).toMatchObject({
      firstName: 'Jane',
      isAdmin: true,
    })
    await store.dispatch(endpoints.profile.initiate())

    reply(401, { message: 'Please sign in', code: 'not-signed-in', requestId: '1' })
    await store.dispatch(endpoints.again.initiate())
    expect(store.getState().session.userInfo).toBeNull()
    expect(browser.storage.getItem('userInfo')).toBeNull()
    expect(endpoints.profile.select()(store.getState()).data).toBeUndefined()
  })

  test('is not changed by a 401 from the sign-in call itself', async () => {
    const { store, session, endpoints } = await openPage()
    store.dispatch(session.signedIn(jane))
    reply(401, { message: 'Wrong', code: 'wrong-credentials', requestId: '1' })
    await store.dispatch(endpoints.signIn.initiate())
    expect(store.getState().session.userInfo?.firstName).toBe('Jane')
  })

  test('ends here when another tab ends it, and the cache is cleared', async () => {
    const { store, session, endpoints } = await openPage()
    store.dispatch(session.signedIn(jane))
    await store.dispatch(endpoints.profile.initiate())
    browser.storage.removeItem('userInfo')
    browser.changeInOtherTab('userInfo')
    expect(store.getState().session.userInfo).toBeNull()
    expect(endpoints.profile.select()(store.getState()).data).toBeUndefined()
  })

  test('ignores a forged copy in the storage', async () => {
    browser.storage.setItem('userInfo', '{"isAdmin":true,"isOwner":true}')
    const { store } = await openPage()
    expect(store.getState().session.userInfo).toBeNull()
  })
})

import { noRoles } from '@kakehashi/domain/people/roles'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UserView } from '@kakehashi/contract/accounts/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin, storageOf } from '@kakehashi/browser/testing/fake-browser'

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
    response.end(JSON.stringify(body))
  }
}

// The store and the session are singletons, so each test loads the modules again.
async function openPage() {
  vi.resetModules()
  const { store } = await import('../api/client/store.ts')
  const session = await import('../session/session-slice.ts')
  return { store, session }
}

beforeEach(async () => {
  calls = []
  browser = fakeStorage()
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: storageOf(new Map()),
    configurable: true,
  })
  reply(200, jane)
  origin = await startOrigin((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
})
afterEach(() => origin.stop())

test.each([
  ['the server agrees', () => reply(200, { message: 'Signed out' }), 0],
  ['the server fails', () => reply(500, { message: 'No' }), 1],
  ['the server cannot be reached', () => (answer = (request) => request.socket.destroy()), 1],
])('a session is over after logout when %s', async (_, prepare, logged) => {
  const { store, session } = await openPage()
  const { logOut } = await import('./log-out.ts')
  const { noticeStore } = await import('@kakehashi/ui/toast')
  const { hasLoggedOut } = await import('@kakehashi/browser/user-info')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  store.dispatch(session.signedIn(jane))
  prepare()
  await logOut()
  expect(calls).toEqual(['POST /api/users/logout'])
  expect(store.getState().session.userInfo).toBeNull()
  expect(browser.storage.getItem('userInfo')).toBeNull()
  expect(hasLoggedOut()).toBe(true)
  expect(noticeStore.read()).toEqual([])
  expect(log).toHaveBeenCalledTimes(logged)
  log.mockRestore()
  // The login page then says that the session may still be open.
  const { hasLogoutFailed } = await import('@kakehashi/browser/failed-logout')
  expect(hasLogoutFailed()).toBe(logged > 0)
})

test('a logout keeps the settings of this browser and nothing else that it stored', async () => {
  const { store, session } = await openPage()
  const { logOut } = await import('./log-out.ts')
  store.dispatch(session.signedIn(jane))
  const settings = { officeKeys: 'off', languageOffer: 'closed', [`officeViews:${jane._id}`]: '[]' }
  const others = { waiting: '{}', marriageGuide: '{}', [`draft:${jane._id}:order`]: '{}' }
  for (const [name, value] of Object.entries({ ...settings, ...others })) {
    browser.storage.setItem(name, value)
  }
  answer = (_, response) => {
    // What a browser does when the reply says Clear-Site-Data: "storage".
    browser.storage.clear()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"message":"Signed out"}')
  }
  await logOut()
  expect(browser.entries()).toEqual({ ...settings, loggedOut: '1' })
})

test('on a shared computer a logout keeps no settings either', async () => {
  const { store, session } = await openPage()
  const { logOut } = await import('./log-out.ts')
  store.dispatch(session.signedIn(jane))
  browser.storage.setItem('sharedComputer', '1')
  browser.storage.setItem(`officeViews:${jane._id}`, '[]')
  answer = (_, response) => {
    browser.storage.clear()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"message":"Signed out"}')
  }
  await logOut()
  expect(browser.entries()).toEqual({ loggedOut: '1' })
})

test('a profile that arrives after logout does not sign the user in again', async () => {
  const { store, session } = await openPage()
  const { logOut } = await import('./log-out.ts')
  const { refreshStoredUser } = await import('../session/stored-user.ts')
  const { hasLoggedOut } = await import('@kakehashi/browser/user-info')
  store.dispatch(session.signedIn(jane))
  browser.storage.setItem(`draft:${jane._id}:order`, '{}')
  browser.storage.setItem('draft:somebody-else:order', '{}')
  const leaving = logOut()
  const queryFulfilled = Promise.resolve({ data: jane })
  await refreshStoredUser({ dispatch: store.dispatch, queryFulfilled })
  await leaving
  expect(hasLoggedOut()).toBe(true)
  expect(browser.storage.getItem(`draft:${jane._id}:order`)).toBeNull()
  expect(browser.storage.getItem('draft:somebody-else:order')).toBeNull()
})

test('drafts are removed even if another tab logged out first', async () => {
  const { store, session } = await openPage()
  const { logOut } = await import('./log-out.ts')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  store.dispatch(session.signedIn(jane))
  browser.storage.setItem(`draft:${jane._id}:order`, '{}')
  const leaving = logOut()
  browser.storage.removeItem('userInfo')
  browser.changeInOtherTab('userInfo')
  await leaving
  log.mockRestore()
  expect(browser.storage.getItem(`draft:${jane._id}:order`)).toBeNull()
})

test('a login after logout starts a new session', async () => {
  const { store, session } = await openPage()
  const { logOut } = await import('./log-out.ts')
  const { storeUser } = await import('../session/stored-user.ts')
  const { hasLoggedOut } = await import('@kakehashi/browser/user-info')
  store.dispatch(session.signedIn(jane))
  await logOut()
  await storeUser({
    dispatch: store.dispatch,
    queryFulfilled: Promise.resolve({ data: jane }),
  })
  expect(hasLoggedOut()).toBe(false)
})

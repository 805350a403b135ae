import type { UserInfo } from '@kakehashi/browser/user-info'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { noRoles } from '@kakehashi/domain/people/roles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const clerk: UserInfo = {
  ...noRoles,
  isAdmin: true,
  _id: '0190a1b2-0000-7000-8000-000000000001',
  firstName: 'Jane',
  lastName: 'Smith',
  email: 'jane@example.com',
  phone: '090-0000-0000',
  language: 'en',
}

/** A request after a move that can be undone for 20 seconds; only these fields are read. */
const moved = {
  reader: 'office',
  _id: 'r1',
  orderNumber: 'K-2026-00001',
  lastName: 'Higa',
  undo: { move: 'm1', kind: 'submitQuote', secondsLeft: 20 },
} as unknown as RequestDetail

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: fakeStorage().storage,
    configurable: true,
  })
  fakeStorage()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

/** The offers are kept outside of React, so a reload loads their modules again. */
async function openPage(user = clerk) {
  vi.resetModules()
  const { saveUserInfo } = await import('@kakehashi/browser/user-info')
  saveUserInfo(user)
  const page = await import('./undo-offers.ts')
  page.followUndoOffers(() => {})
  return { ...page, moves: () => page.undoOffers().map(({ move }) => move) }
}

test('an offer is there again after a reload, for the rest of its time', async () => {
  const { offerUndo } = await openPage()
  offerUndo(moved)
  vi.advanceTimersByTime(15_000)
  const { moves, undoOffers } = await openPage()

  expect(moves()).toEqual(['m1'])
  expect((undoOffers()[0]?.until ?? 0) - performance.now()).toBe(5_000)
  vi.advanceTimersByTime(5_000)
  expect(moves()).toEqual([])
})

test('an offer whose time is over is not there after a reload', async () => {
  const { offerUndo } = await openPage()
  offerUndo(moved)
  // The page is not open meanwhile.
  vi.clearAllTimers()
  vi.advanceTimersByTime(20_000)

  expect((await openPage()).moves()).toEqual([])
})

test('the next user of the tab does not see it', async () => {
  const { offerUndo } = await openPage()
  offerUndo(moved)

  expect((await openPage({ ...clerk, _id: 'somebody-else' })).moves()).toEqual([])
})

test('after a logout it is not kept', async () => {
  const { offerUndo, forgetUndoOffers } = await openPage()
  offerUndo(moved)
  forgetUndoOffers()

  expect(sessionStorage.length).toBe(0)
  expect((await openPage()).moves()).toEqual([])
})

test('an undo that the reload interrupted is offered again, one that is done is not', async () => {
  const first = await openPage()
  first.offerUndo(moved)
  first.changeOffer('m1', { state: 'sending' })
  const second = await openPage()
  expect(second.undoOffers()).toMatchObject([{ move: 'm1', state: 'open' }])
  second.changeOffer('m1', { state: 'undone' })

  expect((await openPage()).moves()).toEqual([])
})

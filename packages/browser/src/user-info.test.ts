import { noRoles } from '@kakehashi/domain/people/roles'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from './testing/fake-browser.ts'
import { parseUserInfo, toUserInfo } from './user-info.ts'

const jane = {
  _id: '0190',
  firstName: 'Jane',
  lastName: 'Smith',
  email: 'jane@example.com',
  phone: '090-0000-0000',
  ...noRoles,
  isTranslator: true,
  language: 'ja',
}

const janeInfo = { ...jane, language: 'ja' as const }

function refuse() {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('the stored user', () => {
  test('is read as it was stored', () => {
    expect(parseUserInfo(JSON.stringify(jane))).toEqual(jane)
  })

  test.each([
    null,
    '',
    'null',
    '{"_id":',
    '[]',
    '"admin"',
    '42',
    '{}',
    '{"isAdmin":true}',
    JSON.stringify({ ...jane, _id: 7 }),
    JSON.stringify({ ...jane, firstName: {} }),
    JSON.stringify({ ...jane, lastName: '' }),
    JSON.stringify([jane]),
  ])('is null for %j', (text) => {
    expect(parseUserInfo(text)).toBeNull()
  })

  test('a role flag counts only if it is exactly true', () => {
    const forged = parseUserInfo(JSON.stringify({ ...jane, isAdmin: 'true', isOwner: 1 }))
    expect(forged).toMatchObject({ isAdmin: false, isOwner: false })
  })

  test('an unknown language or requirement is ignored', () => {
    const odd = parseUserInfo(JSON.stringify({ ...jane, language: 'fr', signInRequirement: 'x' }))
    expect(odd).toEqual({ ...jane, language: 'en' })
  })

  test('__proto__ in the stored text grants nothing', () => {
    const { isTranslator: _, ...rest } = jane
    const text = JSON.stringify(rest).replace('{', '{"__proto__":{"isAdmin":true},')
    expect(parseUserInfo(text)).toMatchObject({ isAdmin: false, isTranslator: false })
  })
})

test('only the displayed fields are stored', () => {
  const userInfo = toUserInfo({ ...jane, middleName: 'Q', branch: 'NAVY', hasSecondFactor: true })
  expect(userInfo).toEqual({ ...jane, middleName: 'Q' })
})

describe('in a browser', () => {
  beforeEach(() => {
    vi.resetModules()
  })

  test('the user is restored at the start and follows other tabs', async () => {
    const { storage, changeInOtherTab } = fakeStorage({ userInfo: JSON.stringify(jane) })
    const session = await import('./user-info.ts')
    const listener = vi.fn<() => void>()
    session.subscribeToUserInfo(listener)
    expect(session.getUserInfo()).toEqual(jane)

    storage.removeItem('userInfo')
    changeInOtherTab('userInfo')
    expect(session.getUserInfo()).toBeNull()
    expect(listener).toHaveBeenCalledOnce()

    changeInOtherTab('somethingElse')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('clearing the storage signs out', async () => {
    const { storage, changeInOtherTab } = fakeStorage({ userInfo: JSON.stringify(jane) })
    const session = await import('./user-info.ts')
    expect(session.getUserInfo()).not.toBeNull()
    storage.clear()
    changeInOtherTab(null)
    expect(session.getUserInfo()).toBeNull()
  })

  test('a logout stays in effect until somebody signs in, here or in another tab', async () => {
    const { storage, changeInOtherTab } = fakeStorage({ userInfo: JSON.stringify(jane) })
    const session = await import('./user-info.ts')
    session.getUserInfo()
    session.beginLogout()
    session.saveUserInfo(janeInfo)
    changeInOtherTab('userInfo')
    expect(session.hasLoggedOut()).toBe(true)
    session.clearUserInfo()
    expect(session.hasLoggedOut()).toBe(true)

    storage.setItem('userInfo', JSON.stringify(jane))
    changeInOtherTab('userInfo')
    expect(session.hasLoggedOut()).toBe(false)
  })

  test('a logout in another tab is told from a session that ended there', async () => {
    const { storage, changeInOtherTab } = fakeStorage({ userInfo: JSON.stringify(jane) })
    const signOutInOtherTab = async (isOnPurpose: boolean) => {
      vi.resetModules()
      const other = await import('./user-info.ts')
      if (isOnPurpose) other.beginLogout()
      other.clearUserInfo()
      changeInOtherTab('userInfo')
    }
    const session = await import('./user-info.ts')
    session.getUserInfo()
    await signOutInOtherTab(true)
    expect([session.hasLoggedOutElsewhere(), session.hasSessionEnded()]).toEqual([true, false])
    expect(session.hasLoggedOut(), 'what was typed is not saved any more').toBe(true)

    session.markSignedIn()
    session.saveUserInfo(janeInfo)
    await signOutInOtherTab(false)
    expect([session.hasLoggedOutElsewhere(), session.hasSessionEnded()]).toEqual([false, true])
    expect(storage.getItem('loggedOut')).toBeNull()
  })

  test('a session that ends while another tab logs out was ended by that logout', async () => {
    const { storage, changeInOtherTab } = fakeStorage({ userInfo: JSON.stringify(jane) })
    const session = await import('./user-info.ts')
    session.getUserInfo()
    vi.resetModules()
    const other = await import('./user-info.ts')
    other.beginLogout()
    changeInOtherTab('loggedOut')
    expect(session.hasLoggedOut(), 'the server may still refuse').toBe(false)
    // As the server asks of the browser.
    storage.clear()
    session.markSessionEnded()
    expect([session.hasLoggedOutElsewhere(), session.hasSessionEnded()]).toEqual([true, false])
  })

  test('signing in works when the storage is full', async () => {
    const { storage } = fakeStorage()
    Object.assign(storage, { setItem: refuse, removeItem: refuse })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const session = await import('./user-info.ts')
    session.saveUserInfo(janeInfo)
    expect(session.getUserInfo()).toEqual(jane)
    session.clearUserInfo()
    expect(session.getUserInfo()).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  test('nobody is signed in when the storage cannot be read', async () => {
    const { storage } = fakeStorage()
    storage.getItem = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const session = await import('./user-info.ts')
    expect(session.getUserInfo()).toBeNull()
  })
})

import { deleteAllDrafts, saveDraft } from '@kakehashi/browser/drafts'
import { setLogoutFailed } from '@kakehashi/browser/failed-logout'
import { markSharedComputer } from '@kakehashi/browser/shared-computer'
import { markSignedIn } from '@kakehashi/browser/user-info'
import { languages } from '@kakehashi/domain/language'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoggedInGuard } from '../app/account/guards.tsx'
import Login from '../app/account/login.tsx'
import { useSurviveLogin } from '../app/drafts/survive-login.ts'
import { LogOutWarning } from '../app/layouts/log-out-warning.tsx'
import { useLogOut } from '../app/layouts/use-log-out.ts'
import { openScreen } from './open-screen.tsx'
import { keiko } from './sample-customer.ts'

afterEach(() => {
  markSignedIn()
  markSharedComputer(false)
  setLogoutFailed(false)
  deleteAllDrafts()
})

function TypedText() {
  useSurviveLogin('form', () => ({ text: 'Only for my eyes' }))
  return <p>A page</p>
}

const Page = () => (
  <LoggedInGuard>
    <TypedText />
  </LoggedInGuard>
)

function LogOutPage() {
  const { logOut, warning } = useLogOut()
  return (
    <>
      <button type="button" onClick={logOut}>
        Leave
      </button>
      <LogOutWarning {...warning} />
    </>
  )
}

describe.each(languages)('in %s', (language) => {
  const user = { ...keiko, language }

  test('on a shared computer nothing typed is kept when the session ends by itself', async () => {
    const { router, say } = await openScreen({
      language,
      path: '/profile',
      Component: Page,
      user,
      store: () => markSharedComputer(true),
    })
    localStorage.removeItem('userInfo')
    dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }))
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Only for my eyes')

    const { state } = router.state.location
    await openScreen({ language, path: '/login', Component: Login, state })
    const deleted =
      'You were signed out to protect your documents. This is a shared computer, so what you had typed and not sent was deleted.'
    await expect.element(page.getByText(say(deleted))).toBeVisible()
  })

  test('the choice at login is sent to the server', async () => {
    let body: unknown
    const { say } = await openScreen({
      language,
      path: '/login',
      Component: Login,
      answer: async (call) => {
        body = await call.json()
        return Response.json({ message: 'No' }, { status: 401 })
      },
    })
    await page.getByLabelText(say('E-mail')).fill('keiko@example.com')
    await page.getByLabelText(say('Password'), { exact: true }).fill('a password of hers')
    await page.getByText(say('This is a shared computer')).click()
    await page.getByRole('button', { name: say('SIGN IN') }).click()
    await expect.poll(() => body).toMatchObject({ isSharedComputer: true })
  })

  test('a logout with unsent work asks first, and staying keeps it', async () => {
    const { say, sent } = await openScreen({
      language,
      path: '/profile',
      Component: LogOutPage,
      user,
      store: () => saveDraft(user._id, 'order', { values: {} }),
      answer: async () => Response.json({ message: 'Signed out' }),
    })
    await page.getByText('Leave').click()
    await page.getByRole('button', { name: say('Stay') }).click()
    expect(sent).toEqual([])
    await page.getByText('Leave').click()
    await page.getByRole('button', { name: say('Log out and delete') }).click()
    await expect.poll(() => sent.length).toBe(1)
    await expect.poll(() => JSON.stringify(localStorage)).not.toContain('draft:')
  })

  test('a logout that did not reach the office is not shown as one', async () => {
    const { router, say } = await openScreen({
      language,
      path: '/profile',
      Component: LogOutPage,
      user,
    })
    await page.getByText('Leave').click()
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    let calls = 0
    await openScreen({
      language,
      path: '/login',
      Component: Login,
      answer: async () => {
        calls += 1
        return Response.json({ message: 'Signed out' })
      },
    })
    await expect.element(page.getByText(say('You are not logged out yet'))).toBeVisible()
    await page.getByRole('button', { name: say('Log out again') }).click()
    await expect.poll(() => page.getByText(say('You are not logged out yet')).query()).toBeNull()
    expect(calls).toBe(1)
  })
})

import { markSignedIn } from '@kakehashi/browser/user-info'
import { languages } from '@kakehashi/domain/language'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Login from '../app/account/login.tsx'
import { LoggedInGuard } from '../app/account/guards.tsx'
import { useSurviveLogin } from '../app/drafts/survive-login.ts'
import { openScreen } from './open-screen.tsx'
import { keiko } from './sample-customer.ts'

afterEach(markSignedIn)

function TypedText() {
  useSurviveLogin('form', () => ({ text: 'Only for my eyes' }))
  return <p>A page</p>
}

const Page = () => (
  <LoggedInGuard>
    <TypedText />
  </LoggedInGuard>
)

/** What another tab of this browser does when it signs the user out. */
function signOutInOtherTab(isOnPurpose: boolean) {
  if (isOnPurpose) localStorage.setItem('loggedOut', '1')
  localStorage.removeItem('userInfo')
  dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }))
}

const removed = {
  en: /You logged out in another tab. What you had typed here/,
  ja: /別のタブでログアウトしました。/,
}

describe.each(languages)('signed out in another tab (%s)', (language) => {
  const open = () =>
    openScreen({
      language,
      path: '/profile',
      Component: Page,
      user: { ...keiko, language },
    })

  test('after a logout nothing that was typed is kept, and the login page says so', async () => {
    const { router } = await open()
    signOutInOtherTab(true)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(JSON.stringify(localStorage)).not.toContain('Only for my eyes')

    const { state } = router.state.location
    await openScreen({ language, path: '/login', Component: Login, state })
    await expect.element(page.getByText(removed[language])).toBeVisible()
  })

  test('after the end of the session what was typed is kept, and the login page says so', async () => {
    const { router, say } = await open()
    signOutInOtherTab(false)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(JSON.stringify(localStorage)).toContain('Only for my eyes')

    const { state } = router.state.location
    await openScreen({ language, path: '/login', Component: Login, state })
    const kept =
      'You were signed out to protect your documents. Sign in and continue: what you typed is kept.'
    await expect.element(page.getByText(say(kept))).toBeVisible()
  })
})

import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { Outlet, useLocation, useRevalidator } from 'react-router'
import { useUserInfo } from '../session/use-user-info.ts'
import { followOffice } from '../api/live/live-updates.ts'
import { store } from '../api/client/store.ts'
import { cleanUpWhenIdle } from '@kakehashi/browser/draft-cleanup'
import { loadOffice } from '../api/office-api.ts'
import { CurrentOffice } from './current-office.tsx'
import { ProofHost } from './proof/proof-host.tsx'
import type { Route } from './+types/application'
import { chosenLanguage } from '../i18n/language.ts'
import { LanguageProvider, loadAllCatalogs, activateLanguage } from '../i18n/catalogs.tsx'

/** Wraps every screen that is rendered in the browser: the store, the user's language and the office. */
export default function Application({ loaderData }: Route.ComponentProps) {
  const { language, office } = loaderData
  const { revalidate } = useRevalidator()
  const userInfo = useUserInfo()
  const accountLanguage = userInfo?.language
  const { pathname } = useLocation()

  // The language may change in another tab or at sign-in.
  useEffect(() => {
    if (accountLanguage && chosenLanguage(pathname) !== language) void revalidate()
  }, [accountLanguage, language, pathname, revalidate])

  // At the start and whenever the user changes, including when a session expires.
  const personId = userInfo?._id
  useEffect(cleanUpWhenIdle, [personId])

  // The server refuses the stream until staff meet the sign-in requirements.
  const listenerId = userInfo?.signInRequirement ? undefined : userInfo?._id
  useEffect(
    () => (listenerId === undefined ? undefined : followOffice(store.dispatch)),
    [listenerId],
  )

  return (
    <Provider store={store}>
      <LanguageProvider language={language}>
        <CurrentOffice initial={office}>
          <Outlet />
          <ProofHost />
        </CurrentOffice>
      </LanguageProvider>
    </Provider>
  )
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const language = chosenLanguage(new URL(request.url).pathname)
  const [office] = await Promise.all([loadOffice(), loadAllCatalogs(language)])
  activateLanguage(language)
  return { language, office }
}

// Cheap, because the office and loaded catalogs are cached; and a login may have changed the language.
export function shouldRevalidate() {
  return true
}

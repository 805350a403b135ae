// First, because it sets the order of the cascade layers.
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import '@kakehashi/ui/app.css'
import { installOfflinePage } from '@kakehashi/browser/offline-page'
import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { localPath } from '@kakehashi/contract/site-addresses'
import { defaultLanguage, type Language } from '@kakehashi/domain/language'
import sans from '@kakehashi/ui/fonts/ibm-plex-sans.woff2'
import serif from '@kakehashi/ui/fonts/source-serif-4.woff2'
import { LinkProvider, type RoutedLinkProps } from '@kakehashi/ui/link'
import { ToastHost } from '@kakehashi/ui/toast-host'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, type ReactNode } from 'react'
import { Link, Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { LastResort } from './errors/last-resort.tsx'
import type { clientLoader } from './layouts/application.tsx'
import { LoadingPage } from './layouts/loading-page.tsx'
import { forgetStarts } from './layouts/reload-loop.ts'
import { ServedScripts } from './layouts/served-scripts.tsx'
import { useUserInfo } from './session/use-user-info.ts'

const preloadFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

export const links: Route.LinksFunction = () => [
  preloadFont(sans),
  preloadFont(serif),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const language = useDocumentLanguage()
  return (
    <html lang={language} data-menu-role={menuRoleOf(useUserInfo())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={__THEME_COLOUR__} />
        <Meta />
        <Links />
        <link rel="manifest" href={localPath('/manifest.webmanifest', language)} />
      </head>
      <body>
        <LinkProvider value={renderRouterLink}>{children}</LinkProvider>
        <ServedScripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(forgetOwnStarts, [])
  useEffect(() => {
    if (import.meta.env.PROD) installOfflinePage()
  }, [])
  const { pathname } = useLocation()
  return (
    <>
      <Outlet />
      <I18nProvider i18n={i18n}>
        <ToastHost page={pathname} />
      </I18nProvider>
    </>
  )
}

export function HydrateFallback() {
  return <LoadingPage />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />
}

// The language of the document, until the application has chosen one.
function useDocumentLanguage(): Language {
  return useRouteLoaderData<typeof clientLoader>('layouts/application')?.language ?? defaultLanguage
}

function forgetOwnStarts() {
  try {
    forgetStarts(sessionStorage)
  } catch {
    // Without storage there is no stored value either.
  }
}

/** Makes the UI components render links of the router. */
function renderRouterLink(props: RoutedLinkProps) {
  return <Link {...props} />
}

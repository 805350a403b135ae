// First of all, because it names the order of the cascade's layers.
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import './styles/app.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import type { clientLoader } from './frame/application.tsx'
import { LastResort } from './frame/last-resort.tsx'
import { forgetStarts } from './frame/reload-loop.ts'
import { ServedScripts } from './frame/served-scripts.tsx'
import { Waiting } from './frame/waiting.tsx'
import { ToastHost } from './ui/toast-host.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useDocumentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F2" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ServedScripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(forgetOwnStarts, [])
  return (
    <>
      <Outlet />
      <I18nProvider i18n={i18n}>
        <ToastHost />
      </I18nProvider>
    </>
  )
}

export function HydrateFallback() {
  return <Waiting />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />
}

// The Japanese pages are known by their address. The others wait for the application to choose, and
// until then carry the language of the document they were delivered in.
function useDocumentLanguage() {
  const isJapanesePage = useMatches().some(({ id }) => id === 'public/japanese')
  const application = useRouteLoaderData<typeof clientLoader>('frame/application')
  return isJapanesePage ? 'ja' : (application?.language ?? 'en')
}

function forgetOwnStarts() {
  try {
    forgetStarts(sessionStorage)
  } catch {
    // Without a storage nothing was noted either.
  }
}

import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { LinkProvider } from '@kakehashi/ui/link'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  Outlet,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router'
import Login from './account/login.tsx'
import Register from './account/register.tsx'
import { store } from './api/client/store.ts'
import { activateLanguage, LanguageProvider, loadAllCatalogs } from './i18n/catalogs.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { RequestForm } from './portal/request-form/request-form.tsx'
import { blankRequest } from './portal/request-form/request-values.ts'
import { RequestFormPage } from './portal/request-form/submit-request.tsx'
import DetailsStep from './portal/start/details-step.tsx'
import type { StartContext } from './portal/start/start.tsx'
import { useVisitorRequest } from './portal/start/use-visitor-request.ts'

// Compiled for Node by the build, which writes the forms below into the documents of their screens.
// The services are not known then, so the choice of services is still empty.

const noServices = { services: [] }

function EmptyRequestForm() {
  const draft = { key: '', link: '', values: blankRequest, isToBeSent: false }
  return (
    <RequestFormPage>
      <RequestForm
        person=""
        {...noServices}
        draft={draft}
        isRestored={false}
        isAnew={false}
        onStartOver={() => {}}
      />
    </RequestFormPage>
  )
}

function EmptyStart() {
  const visitorRequest = useVisitorRequest()
  return <Outlet context={{ ...noServices, visitorRequest } satisfies StartContext} />
}

function Frame() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: '/login', Component: Login },
      { path: '/register', Component: Register },
      { path: '/submitrequest', Component: EmptyRequestForm },
      {
        path: '/start',
        Component: EmptyStart,
        children: [{ index: true, Component: DetailsStep }],
      },
    ],
  },
]

/** The screens with a first view. Only signed-in users can open the last one. */
export const firstViews = [
  { path: '/login', isSignedIn: false },
  { path: '/register', isSignedIn: false },
  { path: '/start', isSignedIn: false },
  { path: '/submitrequest', isSignedIn: true },
] as const

/** The form of a screen, as it is before anything is typed. */
export async function renderFirstView(
  path: string,
  language: Language,
  office: Office,
): Promise<string> {
  await loadAllCatalogs(language)
  activateLanguage(language)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return toInert(
    renderToStaticMarkup(
      <Provider store={store}>
        <LanguageProvider language={language}>
          <OfficeProvider value={office}>
            <LinkProvider value={renderLink}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </LinkProvider>
          </OfficeProvider>
        </LanguageProvider>
      </Provider>,
    ),
  )
}

function renderLink(props: Parameters<typeof Link>[0]): ReactNode {
  return <Link {...props} />
}

/**
 * Without a script, a form would send what was typed, even a password, in the address. A div sends
 * nothing, and buttons that need a script are disabled.
 */
function toInert(html: string): string {
  return html
    .replaceAll(/<title>.*?<\/title>/g, '')
    .replaceAll(/<(\/?)form\b/g, '<$1div')
    .replaceAll(/<button(?![^>]*popovertarget)/gi, '<button disabled')
}

import { defaultLanguage, type Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { Suspense, use, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { embeddedOffice } from '../api/embedded-office.ts'
import { RouteError } from './route-error.tsx'
import { chosenLanguage } from '../i18n/language.ts'
import type { clientLoader } from '../layouts/application.tsx'
import { Main } from '../layouts/main.tsx'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { LoadingPage } from '../layouts/loading-page.tsx'
import { LanguageProvider, loadSiteCatalog } from '../i18n/catalogs.tsx'

/**
 * Shown when no layout could be rendered. Its translations may have to be loaded first. Without an
 * office there is no header and footer.
 */
export function LastResort({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const [language] = useState(() => chosenLanguage(pathname))
  const [loading] = useState(() =>
    loadSiteCatalog(language).then(
      () => true,
      () => false,
    ),
  )
  const office = useLoadedOffice()
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page error={error} language={language} loading={loading} office={office} />
    </Suspense>
  )
}

interface PageProps {
  error: unknown
  language: Language
  loading: Promise<boolean>
  office: Office | undefined
}

function Page({ error, language, loading, office }: PageProps) {
  const hasCatalog = use(loading)
  if (!hasCatalog) return <Untranslated office={office} />
  const Layout = office ? SiteLayout : Main
  return (
    <LanguageProvider language={language}>
      <OfficeProvider value={office}>
        <Layout>
          <RouteError error={error} frame="site" />
        </Layout>
      </OfficeProvider>
    </LanguageProvider>
  )
}

// The application has the office if it has started; otherwise it may be in the document.
function useLoadedOffice(): Office | undefined {
  return useRouteLoaderData<typeof clientLoader>('layouts/application')?.office ?? embeddedOffice()
}

// Shown when the translations cannot be loaded, so its texts are in the code.
function Untranslated({ office }: Pick<PageProps, 'office'>) {
  return (
    <main className="wrap" lang="en">
      <h1>This page cannot be shown</h1>
      <p>Unexpected Application Error!</p>
      <p>
        <a href="/">{office?.name[defaultLanguage] ?? 'Home page'}</a>
      </p>
    </main>
  )
}

import type { Language } from '@kakehashi/domain/language'
import { Suspense, use, useState } from 'react'
import { useLocation } from 'react-router'
import { RouteError } from './route-error.tsx'
import { chosenLanguage } from '../i18n/language.ts'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { LoadingPage } from '../layouts/loading-page.tsx'
import { LanguageProvider, loadSiteCatalog } from '../i18n/catalogs.tsx'

/** Shown when no layout could be rendered. Its translations may have to be loaded first. */
export function LastResort({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const [language] = useState(() => chosenLanguage(pathname))
  const [loading] = useState(() =>
    loadSiteCatalog(language).then(
      () => true,
      () => false,
    ),
  )
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page error={error} language={language} loading={loading} />
    </Suspense>
  )
}

interface PageProps {
  error: unknown
  language: Language
  loading: Promise<boolean>
}

function Page({ error, language, loading }: PageProps) {
  const hasCatalog = use(loading)
  if (!hasCatalog) return <Untranslated />
  return (
    <LanguageProvider language={language}>
      <SiteLayout>
        <RouteError error={error} frame="site" />
      </SiteLayout>
    </LanguageProvider>
  )
}

// Shown when the translations cannot be loaded, so its texts are in the code.
function Untranslated() {
  return (
    <main className="wrap" lang="en">
      <h1>This page cannot be shown</h1>
      <p>Unexpected Application Error!</p>
      <p>
        <a href="/">Kakehashi</a>
      </p>
    </main>
  )
}

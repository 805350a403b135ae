import { Suspense, use, useState } from 'react'
import { useLocation } from 'react-router'
import { chosenLanguage } from '../i18n/language.ts'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { Waiting } from '../layouts/loading-page.tsx'
import { InLanguage, loadSiteWords } from '../i18n/catalogs.tsx'
import { RouteError } from './route-error.tsx'

/** Shown when not even a frame could be rendered. Its words may have to be fetched first. */
export function LastResort({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const [language] = useState(() => chosenLanguage(pathname))
  const [words] = useState(() =>
    loadSiteWords(language).then(
      () => true,
      () => false,
    ),
  )
  return (
    <Suspense fallback={<Waiting />}>
      <Page error={error} language={language} words={words} />
    </Suspense>
  )
}

interface PageProps {
  error: unknown
  language: 'en' | 'ja'
  words: Promise<boolean>
}

function Page({ error, language, words }: PageProps) {
  const hasWords = use(words)
  if (!hasWords) return <Wordless />
  return (
    <InLanguage language={language}>
      <SiteLayout>
        <RouteError error={error} />
      </SiteLayout>
    </InLanguage>
  )
}

// The connection is gone and with it the words, so these few stand in the code.
function Wordless() {
  return (
    <main className="wrap" lang="en">
      <h1>Unexpected Application Error!</h1>
      <p>
        <a href="/">Kakehashi</a>
      </p>
    </main>
  )
}

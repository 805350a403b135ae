import type { Language } from '@kakehashi/domain/language'
import { Outlet } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { LanguageProvider } from '../i18n/catalogs.tsx'

/** Around every page that is written at build time. */
export function PublicLayout({ language }: { language: Language }) {
  return (
    <LanguageProvider language={language}>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </LanguageProvider>
  )
}

export function PublicError({ language, error }: { language: Language; error: unknown }) {
  return (
    <LanguageProvider language={language}>
      <SiteFrame>
        <ErrorPage error={error} />
      </SiteFrame>
    </LanguageProvider>
  )
}

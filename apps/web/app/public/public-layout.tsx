import type { Language } from '@kakehashi/domain/language'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '../frame/error-page.tsx'
import { rememberLanguage } from '../frame/language.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { InLanguage } from '../frame/words.tsx'

/** Each language's layout brings its own words, so a page never loads those of the other. */
export function PublicLayout({ language }: { language: Language }) {
  useEffect(() => rememberLanguage(language), [language])
  return (
    <InLanguage language={language}>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </InLanguage>
  )
}

export function PublicError({ language, error }: { language: Language; error: unknown }) {
  return (
    <InLanguage language={language}>
      <SiteFrame>
        <ErrorPage error={error} />
      </SiteFrame>
    </InLanguage>
  )
}

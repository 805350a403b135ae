import { localPath } from '@kakehashi/contract/site-addresses'
import { officeYear } from '@kakehashi/domain/office-year'
import type { Language } from '@kakehashi/domain/language'
import { Main } from '@kakehashi/layouts/main'
import { SiteFrame } from '@kakehashi/layouts/site-frame'
import { LanguageSwitch } from '@kakehashi/ui/language-switch'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { i18nIn } from './catalogues.ts'

interface PageProps {
  /** The page's address in English. */
  path: string
  language: Language
  children: ReactNode
}

/** A page in its layout. */
export function Page({ path, language, children }: PageProps) {
  const other: Language = language === 'en' ? 'ja' : 'en'
  return (
    <I18nProvider i18n={i18nIn[language]}>
      <SiteFrame
        path={localPath(path, language)}
        year={officeYear(new Date())}
        languageChoice={(className) => (
          <LanguageSwitch className={className} current={language} href={localPath(path, other)} />
        )}
        logOut={{}}
      >
        <Main>{children}</Main>
      </SiteFrame>
    </I18nProvider>
  )
}

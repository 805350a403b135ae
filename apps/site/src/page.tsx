import { localPath, missingPagePath, plainPath } from '@kakehashi/contract/site-addresses'
import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { TeamMember } from '@kakehashi/contract/site-renderer'
import { Main } from '@kakehashi/layouts/main'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { SiteFrame } from '@kakehashi/layouts/site-frame'
import { LanguageSwitch } from '@kakehashi/ui/language-switch'
import { useLanguage } from '@kakehashi/ui/use-language'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { i18nIn } from './catalogues.ts'
import { TeamProvider } from './parts/team.ts'
import { LanguageOffer } from './language-offer.tsx'

interface PageProps {
  /** The path of the English page. */
  path: string
  language: Language
  office: Office
  team: readonly TeamMember[]
  /** The current year in the office's time zone. */
  year: string
  children: ReactNode
}

// Islands attach the behaviour.
const noHandlers = {}

export function Page({ path, language, office, team, year, children }: PageProps) {
  return (
    <I18nProvider i18n={i18nIn[language]}>
      <OfficeProvider value={office}>
        <SiteFrame
          path={localPath(path, language)}
          year={year}
          languageChoice={LanguageChoice}
          logOut={noHandlers}
          aboveHeader={
            path !== missingPagePath && (
              <LanguageOffer current={language} hrefIn={(other) => localPath(path, other)} />
            )
          }
        >
          <Main>
            <TeamProvider value={team}>{children}</TeamProvider>
          </Main>
        </SiteFrame>
      </OfficeProvider>
    </I18nProvider>
  )
}

function LanguageChoice({ path, className }: { path: string; className?: string | undefined }) {
  const language = useLanguage()
  return (
    <LanguageSwitch
      className={className}
      current={language}
      hrefIn={(other) => localPath(plainPath(path), other)}
    />
  )
}

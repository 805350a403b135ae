import type { Language } from '@kakehashi/domain/language'
import { useLocation, useRevalidator } from 'react-router'
import { useUserInfo } from '../session/use-user-info.ts'
import { LanguageSwitch } from '@kakehashi/ui/language-switch'
import { localPath, plainPath, rememberLanguage } from '../i18n/language.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { isVisitorsPage } from './site-link.tsx'

interface LanguageChoiceProps {
  className?: string | undefined
}

/** The same page in the other language. A visitors' page has two addresses, other screens one. */
export function LanguageChoice({ className }: LanguageChoiceProps) {
  const { pathname } = useLocation()
  return isVisitorsPage(pathname) ? (
    <AsLink className={className} />
  ) : (
    <AsButton className={className} />
  )
}

function AsLink({ className }: LanguageChoiceProps) {
  const { pathname, search, hash } = useLocation()
  const language = useLanguage()
  const other: Language = language === 'en' ? 'ja' : 'en'
  return (
    <LanguageSwitch
      className={className}
      current={language}
      href={localPath(plainPath(pathname), other) + search + hash}
      onChoose={rememberLanguage}
    />
  )
}

function AsButton({ className }: LanguageChoiceProps) {
  const language = useLanguage()
  const keep = useKeepLanguage()
  const { revalidate } = useRevalidator()
  async function choose(chosen: Language) {
    await keep(chosen)
    await revalidate()
  }
  return (
    <LanguageSwitch
      className={className}
      current={language}
      onChoose={(chosen) => void choose(chosen)}
    />
  )
}

/** In this browser by cookie; whoever is signed in keeps it on the account as well. */
function useKeepLanguage() {
  const userInfo = useUserInfo()
  return async (language: Language) => {
    rememberLanguage(language)
    if (!userInfo) return
    const { keepLanguage } = await import('../layouts/save-language.ts')
    await keepLanguage(language)
  }
}

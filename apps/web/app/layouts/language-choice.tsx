import { rememberLanguage } from '@kakehashi/browser/language-cookie'
import type { Language } from '@kakehashi/domain/language'
import { LanguageSwitch } from '@kakehashi/ui/language-switch'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useRevalidator } from 'react-router'
import { useUserInfo } from '../session/use-user-info.ts'

/** Switches the language without changing the address. */
export function LanguageChoice({ className }: { className?: string | undefined }) {
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

/** Saves the language in a cookie, and on the account of a signed-in user. */
function useKeepLanguage() {
  const userInfo = useUserInfo()
  return async (language: Language) => {
    rememberLanguage(language)
    if (!userInfo) return
    const { saveLanguage } = await import('./save-language.ts')
    await saveLanguage(language)
  }
}

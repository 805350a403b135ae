import type { Language } from '@kakehashi/domain/language'
import { useLinkClickHandler, useLocation, useRevalidator } from 'react-router'
import { useUserInfo } from '../account/user-info.ts'
import { publicPages } from '../public/pages.ts'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { languageOfPath, localPath, plainPath, rememberLanguage, useLanguage } from './language.ts'

interface LanguageChoiceProps {
  className?: string | undefined
}

/** The same page in the other language. A visitors' page has two addresses, other screens one. */
export function LanguageChoice({ className }: LanguageChoiceProps) {
  const { pathname } = useLocation()
  const isPublic = publicPages.some(({ path }) => path === plainPath(pathname))
  const hasTwoAddresses = isPublic || languageOfPath(pathname) === 'ja'
  return hasTwoAddresses ? <AsLink className={className} /> : <AsButton className={className} />
}

function AsLink({ className }: LanguageChoiceProps) {
  const { pathname, search, hash } = useLocation()
  const language = useLanguage()
  const keep = useKeepLanguage()
  const other: Language = language === 'en' ? 'ja' : 'en'
  const href = localPath(plainPath(pathname), other) + search + hash
  const follow = useLinkClickHandler<HTMLSpanElement>(href, { preventScrollReset: true })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link inside works by itself and by keyboard; this only spares a reload
    <span onClick={follow}>
      <LanguageSwitch
        className={className}
        current={language}
        href={href}
        onChoose={(chosen) => void keep(chosen)}
      />
    </span>
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
    const { keepLanguage } = await import('../account/keep-language.ts')
    await keepLanguage(language)
  }
}

import { languageFromCookies } from '@kakehashi/browser/language-cookie'
import { getUserInfo } from '@kakehashi/browser/user-info'
import { languageOfPath } from '@kakehashi/contract/site-addresses'
import { defaultLanguage, type Language } from '@kakehashi/domain/language'

/** The language of the account, else of the last page, else of the browser. */
export function chosenLanguage(pathname: string): Language {
  const fromPath = languageOfPath(pathname)
  if (fromPath !== defaultLanguage) return fromPath
  return (
    getUserInfo()?.language ??
    languageFromCookies(document.cookie) ??
    (navigator.language.toLowerCase().startsWith('ja') ? 'ja' : defaultLanguage)
  )
}

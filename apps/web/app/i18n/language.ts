import { languageFromCookies } from '@kakehashi/browser/language-cookie'
import { getUserInfo } from '@kakehashi/browser/user-info'
import { languageOfPath } from '@kakehashi/contract/site-addresses'
import { defaultLanguage, isLanguage, type Language } from '@kakehashi/domain/language'

/** The language of the account, else of the last page, else of the browser. */
export function chosenLanguage(pathname: string): Language {
  const fromPath = languageOfPath(pathname)
  if (fromPath !== defaultLanguage) return fromPath
  return (
    getUserInfo()?.language ??
    languageFromCookies(document.cookie) ??
    browserLanguage() ??
    defaultLanguage
  )
}

function browserLanguage(): Language | undefined {
  const [language] = navigator.language.toLowerCase().split('-')
  return isLanguage(language) ? language : undefined
}

import { defaultLanguage, isLanguage, type Language } from '@kakehashi/domain/language'
import { getUserInfo } from '../session/user-info.ts'

/** Visitors' pages carry their language in the address. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/ja' || pathname.startsWith('/ja/') ? 'ja' : 'en'
}

/** The address of a visitors' page in a language: '/about' and '/ja/about'. */
export function localPath(path: string, language: Language): string {
  if (language === 'en') return path
  return path === '/' ? '/ja' : `/ja${path}`
}

/** The English address behind either: '/ja/about' and '/about' are one page. */
export function plainPath(pathname: string): string {
  const path = languageOfPath(pathname) === 'ja' ? pathname.slice(3) || '/' : pathname
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const cookieName = 'language'
const oneYearInSeconds = 31_536_000

/** Remembered for the pages whose address carries no language, and for the server's messages. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${language}; Path=/; SameSite=Lax; Max-Age=${oneYearInSeconds}${secure}`
}

export function languageFromCookies(cookies: string): Language | null {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=')
    if (name === cookieName && isLanguage(value)) return value
  }
  return null
}

/** For pages rendered in the browser: the account's language, else the last page's, else its own. */
export function chosenLanguage(pathname: string): Language {
  const fromPath = languageOfPath(pathname)
  if (fromPath !== defaultLanguage) return fromPath
  return (
    getUserInfo()?.language ??
    languageFromCookies(document.cookie) ??
    (navigator.language.toLowerCase().startsWith('ja') ? 'ja' : defaultLanguage)
  )
}

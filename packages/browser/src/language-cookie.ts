import { isLanguage, type Language } from '@kakehashi/domain/language'

const cookieName = 'language'
const oneYearInSeconds = 31_536_000

/** Used for pages without a language in their address, and for the server's messages. */
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

import { isLanguage, type Language } from '@kakehashi/domain/language'
import { clearUserInfo, getUserInfo, saveUserInfo } from '@kakehashi/browser/user-info'
import { rememberLanguage } from '@kakehashi/browser/language-cookie'

/** The address says the language; pages without one and the server's messages follow it. */
export function followLanguage(): void {
  const spoken = document.documentElement.lang
  // Where nothing is, nobody has chosen anything by coming.
  const isAtItsAddress = document.querySelector('link[rel="canonical"]') !== null
  if (isAtItsAddress && isLanguage(spoken)) rememberLanguage(spoken)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => choose(link))
  }
}

// The same page, with its query and its place.
function choose(link: HTMLAnchorElement): void {
  const { search, hash } = location
  link.search = search
  link.hash = hash
  const language = link.dataset['language']
  if (isLanguage(language)) void keepOnAccount(language)
}

// Whoever is signed in keeps the choice, so that mails and other devices follow. The page is about
// to be left: the browser finishes the call by itself.
async function keepOnAccount(language: Language): Promise<void> {
  const userInfo = getUserInfo()
  if (!userInfo) return
  saveUserInfo({ ...userInfo, language })
  const reply = await fetch('/api/users/language', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => undefined)
  if (reply?.status === 401) clearUserInfo()
}

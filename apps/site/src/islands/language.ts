import { isLanguage, type Language } from '@kakehashi/domain/language'
import { clearUserInfo, getUserInfo, saveUserInfo } from '@kakehashi/browser/user-info'
import { rememberLanguage } from '@kakehashi/browser/language-cookie'

/**
 * Stores the language of the address, for pages without a language in their address and for the
 * server's messages.
 */
export function followLanguage(): void {
  const pageLanguage = document.documentElement.lang
  // On the not-found page the visitor has not chosen a language.
  const isAtItsAddress = document.querySelector('link[rel="canonical"]') !== null
  if (isAtItsAddress && isLanguage(pageLanguage)) rememberLanguage(pageLanguage)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => choose(link))
  }
}

// Keeps the query and the hash of the current page.
function choose(link: HTMLAnchorElement): void {
  const { search, hash } = location
  link.search = search
  link.hash = hash
  const language = link.dataset['language']
  if (isLanguage(language)) void saveToAccount(language)
}

// Saves the choice for signed-in users, so that mail and other devices use it. keepalive lets the
// browser finish the call after the page is left.
async function saveToAccount(language: Language): Promise<void> {
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

import { getUserInfo } from '@kakehashi/browser/user-info'
import { isLanguage, type Language } from '@kakehashi/domain/language'

const storageKey = 'languageOffer'
const crawler = /bot|crawl|spider|slurp|preview|lighthouse/i

/** The first language of the browser in which the site exists. */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => isLanguage(tag))
}

/**
 * Offers the page in the language that the browser asks for, unless the reader closed the offer,
 * chose a language or has an account in the language of the page. Runs before the first paint, so
 * that nothing moves.
 */
export function offerLanguage(): void {
  const root = document.documentElement
  const preferred = preferredLanguage(navigator.languages)
  const isDecided =
    crawler.test(navigator.userAgent) || getUserInfo()?.language === root.lang || isClosed()
  if (preferred && preferred !== root.lang && !isDecided) root.dataset['offered'] = preferred

  // Not in the later script: the line must close on the first tap.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const isClose = target.closest('[data-close-offer]') !== null
    if (!isClose && !target.closest('a[data-language]')) return
    close()
    if (!isClose) return
    delete root.dataset['offered']
    // The button with the focus has gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

// Private windows may refuse storage; the offer then returns on the next page.
function isClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function close(): void {
  try {
    localStorage.setItem(storageKey, 'closed')
  } catch {
    // See above.
  }
}

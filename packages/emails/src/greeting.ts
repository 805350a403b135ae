import type { Language } from '@kakehashi/domain/language'
import { phrases } from './layout-texts.ts'

const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu
const longestName = 60

/** Removes line breaks and characters that change the text direction. */
export function oneLine(value: string): string {
  return value.replace(invisible, ' ').replace(/ {2,}/g, ' ').trim()
}

// Spammers register other people's addresses with a URL as the name, and mail programs turn it into
// a link. Such names are left out of the greeting.
const looksLikeLink = /\/|@|www\.|\w\.\p{L}{2,}/iu

export function greet(firstName: string, language: Language): string {
  const name = usableName(firstName)
  const { greeting, namelessGreeting } = phrases[language]
  return name === null ? namelessGreeting : greeting(name)
}

/** A name as a mail may show it, or null. */
export function usableName(given: string): string | null {
  const name = oneLine(given)
  const isUsable = name !== '' && name.length <= longestName && !looksLikeLink.test(name)
  return isUsable ? name : null
}

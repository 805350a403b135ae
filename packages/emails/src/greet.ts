import type { Language } from '@kakehashi/domain/language'

const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu
const longestName = 60

/** Keeps a value on one line and readable in one direction, whatever was typed into it. */
export function oneLine(value: string): string {
  return value.replace(invisible, ' ').replace(/ {2,}/g, ' ').trim()
}

// Anyone can register a stranger's address under a 'name' that advertises a site, and mail programs
// turn such a name into a link. Those are greeted without it.
const looksLikeLink = /\/|@|www\.|\w\.\p{L}{2,}/iu

export function greet(firstName: string, language: Language): string {
  const name = oneLine(firstName)
  const isUsable = name !== '' && name.length <= longestName && !looksLikeLink.test(name)

  switch (language) {
    case 'en':
      return isUsable ? `Hello ${name},` : 'Hello,'
    case 'ja':
      return isUsable ? `${name}様` : 'お客さま'
  }
}

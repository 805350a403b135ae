import { languages } from '@kakehashi/domain/language'
import type { Site } from '../site.ts'

export const securityFile = '.well-known/security.txt'

/** RFC 9116 asks for less than a year, so a site that nobody builds any more does not promise replies. */
const validDays = 364

/** Where to report a vulnerability. */
export function securityTxt({ office, origin }: Site, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 60 * 60 * 1000)
  return `Contact: mailto:${office.email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}/${securityFile}
`
}

import type { Words } from '../language.ts'

type MailedLink = 'verify-email' | 'reset-password'

interface Lifetime {
  readonly hours: number
  readonly words: Words
}

/** How long a mailed link works: for the server, and as text for mails and screens. */
export const mailedLinks: Readonly<Record<MailedLink, Lifetime>> = {
  'verify-email': { hours: 72, words: { en: '3 days', ja: '3日間' } },
  'reset-password': { hours: 1, words: { en: '1 hour', ja: '1時間' } },
}

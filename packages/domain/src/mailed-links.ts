import type { Words } from './language.ts'

type MailedLink = 'verify-email' | 'reset-password'

interface Lasts {
  readonly hours: number
  readonly words: Words
}

/** How long a mailed link works: as the server reckons it, and as mails and screens say it. */
export const mailedLinks: Readonly<Record<MailedLink, Lasts>> = {
  'verify-email': { hours: 72, words: { en: '3 days', ja: '3日間' } },
  'reset-password': { hours: 1, words: { en: '1 hour', ja: '1時間' } },
}

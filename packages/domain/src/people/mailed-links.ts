import { calendarFormats } from '../calendar/calendar-formats.ts'
import { erasureDays } from './erasure.ts'
import { inEachLanguage, type Words } from '../language.ts'

type MailedLink = 'verify-email' | 'reset-password' | 'keep-account'

interface Lifetime {
  readonly hours: number
  readonly words: Words
}

/** How long a mailed link works: for the server, and as text for mails and screens. */
export const mailedLinks: Readonly<Record<MailedLink, Lifetime>> = {
  'verify-email': lifetime(72),
  'reset-password': lifetime(1),
  'keep-account': lifetime(erasureDays * 24),
}

function lifetime(hours: number): Lifetime {
  const words = inEachLanguage((language) => {
    const format = calendarFormats[language]
    return hours % 24 === 0 ? format.periodOfDays(hours / 24) : format.hours(hours)
  })
  return { hours, words }
}

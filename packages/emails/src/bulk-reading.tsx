import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { bulkReadingTexts } from './bulk-reading-texts.ts'
import type { Letter } from './layout.tsx'
import { securityAlert } from './security-alert.tsx'

export interface BulkReading {
  kind: 'bulk-reading'
  name: string
  /** Undefined if the account was deleted in the meantime. */
  reader: string | undefined
  at: string
  documents: number
  minutes: number
  /** The page of the person who read the documents. */
  link: string
}

export function bulkReading(office: Office, mail: BulkReading, language: Language): Letter {
  const more = { documents: String(mail.documents), minutes: String(mail.minutes) }
  return securityAlert(office, bulkReadingTexts, { ...mail, person: mail.reader }, more, language)
}

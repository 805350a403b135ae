import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { oneLine } from './greeting.ts'
import type { Letter } from './layout.tsx'
import { securityAlert } from './security-alert.tsx'
import { scannerVirusTexts, virusFoundTexts } from './virus-found-texts.ts'

export interface VirusFound {
  kind: 'virus-found'
  name: string
  /** Undefined if the account was deleted in the meantime. */
  sender: string | undefined
  /** The office's scanner saved it, so nobody sent it. */
  isFromScanner?: boolean
  at: string
  /** The name that the scanner gives to what it found. */
  signature: string
  /** The page of the person who sent the file. */
  link: string
}

export function virusFound(office: Office, mail: VirusFound, language: Language): Letter {
  const more = { signature: oneLine(mail.signature) }
  const texts = mail.isFromScanner ? scannerVirusTexts : virusFoundTexts
  return securityAlert(office, texts, { ...mail, person: mail.sender }, more, language)
}

import { type Language, languageFacts } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toPlainText } from 'react-email'
import { bulkReading, type BulkReading } from './bulk-reading.tsx'
import { emailChanged, type EmailChanged } from './email-changed.tsx'
import { oneLine } from './greeting.ts'
import { keepAccount, type KeepAccount } from './keep-account.tsx'
import type { Letter } from './layout.tsx'
import { OfficeProvider } from './office.tsx'
import { requestMail, type RequestMail } from './request-mail.tsx'
import { passkeyChanged, type PasskeyChanged } from './passkey-changed.tsx'
import { morning, type Morning } from './morning.tsx'
import { newDevice, type NewDevice } from './new-device.tsx'
import { passwordChanged, type PasswordChanged } from './password-changed.tsx'
import { resetPassword, type ResetPassword } from './reset-password.tsx'
import {
  type AdminProposed,
  adminProposed,
  type OwnRolesChanged,
  ownRolesChanged,
  type StaffRolesChanged,
  staffRolesChanged,
} from './roles.tsx'
import { secondFactorChanged, type SecondFactorChanged } from './second-factor-changed.tsx'
import { systemReport, type SystemReport } from './system-report.tsx'
import { virusFound, type VirusFound } from './virus-found.tsx'
import { secondFactorRemoved, type SecondFactorRemoved } from './second-factor-removed.tsx'
import { verifyEmail, type VerifyEmail } from './verify-email.tsx'

export { noticeKinds as requestMailKinds } from '@kakehashi/domain/request/notices'
export type { RequestFacts } from './request-facts.ts'
export type { RequestMailKind } from './request-mail.tsx'

/** Every mail that the system sends. A new mail needs a file and a case below. */
export type Mail =
  | VerifyEmail
  | ResetPassword
  | PasswordChanged
  | EmailChanged
  | SecondFactorChanged
  | PasskeyChanged
  | BulkReading
  | VirusFound
  | SystemReport
  | OwnRolesChanged
  | StaffRolesChanged
  | AdminProposed
  | Morning
  | NewDevice
  | SecondFactorRemoved
  | KeepAccount
  | RequestMail

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Mail programs of old need it to lay out tables as they are meant. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The mail as the office sends it to a reader of the language. */
export async function renderMail(
  office: Office,
  mail: Mail,
  language: Language,
): Promise<RenderedMail> {
  const { subject, sheet } = compose(office, mail, language)
  // Not with `render` of react-email: its streams keep 30 KB of memory for each mail.
  const html =
    doctype + renderToStaticMarkup(createElement(OfficeProvider, { value: office }, sheet))

  // A line break in a subject would allow header injection.
  return { subject: oneLine(subject), html, text: plainTextOf(html, language) }
}

function compose(office: Office, mail: Mail, language: Language): Letter {
  // The mails about a request differ only in their texts.
  if ('orderNumber' in mail) return requestMail(office, mail, language)

  switch (mail.kind) {
    case 'verify-email':
      return verifyEmail(office, mail, language)
    case 'reset-password':
      return resetPassword(mail, language)
    case 'password-changed':
      return passwordChanged(office, mail, language)
    case 'email-changed':
    case 'email-entered':
      return emailChanged(office, mail, language)
    case 'second-factor-changed':
      return secondFactorChanged(office, mail, language)
    case 'passkey-changed':
      return passkeyChanged(office, mail, language)
    case 'bulk-reading':
      return bulkReading(office, mail, language)
    case 'virus-found':
      return virusFound(office, mail, language)
    case 'system-report':
      return systemReport(office, mail, language)
    case 'own-roles-changed':
      return ownRolesChanged(office, mail, language)
    case 'staff-roles-changed':
      return staffRolesChanged(mail, language)
    case 'admin-proposed':
      return adminProposed(office, mail, language)
    case 'morning':
      return morning(mail, language)
    case 'new-device':
      return newDevice(office, mail, language)
    case 'second-factor-removed':
      return secondFactorRemoved(office, mail, language)
    case 'keep-account':
      return keepAccount(office, mail, language)
  }
}

/** The plain text version of a mail. */
function plainTextOf(html: string, language: Language): string {
  const { colon } = languageFacts[language]
  const oneBreak = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: '[data-fact]', format: 'block', options: oneBreak },
      { selector: '[data-label]', format: 'inlineSurround', options: { suffix: colon } },
      { selector: '[data-action]', format: 'block', options: { trailingLineBreaks: 1 } },
    ],
  })
  return text.trim()
}

import { type Language, languageFacts } from '@kakehashi/domain/language'
import { render, toPlainText } from 'react-email'
import { bulkReading, type BulkReading } from './bulk-reading.tsx'
import { emailChanged, type EmailChanged } from './email-changed.tsx'
import { oneLine } from './greeting.ts'
import type { Letter } from './layout.tsx'
import { requestMail, type RequestMail } from './request-mail.tsx'
import { passwordChanged, type PasswordChanged } from './password-changed.tsx'
import { resetPassword, type ResetPassword } from './reset-password.tsx'
import { secondFactorChanged, type SecondFactorChanged } from './second-factor-changed.tsx'
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
  | BulkReading
  | RequestMail

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export async function renderMail(mail: Mail, language: Language): Promise<RenderedMail> {
  const { subject, sheet } = compose(mail, language)
  const html = await render(sheet)

  // A line break in a subject would allow header injection.
  return { subject: oneLine(subject), html, text: plainTextOf(html, language) }
}

function compose(mail: Mail, language: Language): Letter {
  // The mails about a request differ only in their texts.
  if ('orderNumber' in mail) return requestMail(mail, language)

  switch (mail.kind) {
    case 'verify-email':
      return verifyEmail(mail, language)
    case 'reset-password':
      return resetPassword(mail, language)
    case 'password-changed':
      return passwordChanged(mail, language)
    case 'email-changed':
      return emailChanged(mail, language)
    case 'second-factor-changed':
      return secondFactorChanged(mail, language)
    case 'bulk-reading':
      return bulkReading(mail, language)
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

import type { Language } from '@kakehashi/domain/language'
import { createTransport } from 'nodemailer'
import { redactEmails } from '../log.ts'
import type { MailOutcome } from '../watch.ts'

interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The same for every attempt, so that a relay can drop duplicates. */
  readonly messageId: string
  readonly language: Language
  /** The name that the reader sees as the sender. */
  readonly sender: string
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  isUp(): Promise<boolean>
  close(): void
}

/** Without `requireTls`, a server that offers no TLS gets the mail in plain text. */
export function smtpTransport(
  url: string,
  from: string,
  requireTls: boolean,
  onAnswer?: (outcome: MailOutcome) => void,
): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const address = addressIn(from)
  return {
    async send({ to, subject, html, text, messageId, language, sender }) {
      const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' }
      try {
        await transport.sendMail({
          from: { name: sender, address },
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId,
          headers,
        })
        onAnswer?.('accepted')
      } catch (error) {
        onAnswer?.(isRefusal(error) ? 'refused' : 'deferred')
        // graphile-worker stores the message, and a relay's error contains the recipient's address.
        // oxlint-disable-next-line preserve-caught-error -- the cause contains the address too
        throw new Error(redactEmails(String(error)))
      }
    },
    async isUp() {
      return transport.verify()
    },
    close() {
      transport.close()
    },
  }
}

/** MAIL_FROM may have a name, which is not used: the sender's name is in the language of the mail. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}

/** An answer of the relay from 500 on is final; everything else may be better at the next attempt. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}

import { createTransport } from 'nodemailer'
import { withoutAddresses } from '../log.ts'

interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Stable for one mail however often it is tried, so that a relay can drop a repetition. */
  readonly messageId: string
  readonly language: string
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  isUp(): Promise<boolean>
  close(): void
}

/** Any SMTP relay. Resolves only when it has accepted the mail. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from },
  )
  return {
    async send({ to, subject, html, text, messageId, language }) {
      const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' }
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId,
          headers,
        })
      } catch (error) {
        // The queue keeps this beside the job, and a relay's refusal quotes who it was for.
        // oxlint-disable-next-line preserve-caught-error -- the cause would quote it again
        throw new Error(withoutAddresses(String(error)))
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

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { SMTPServer, type SMTPServerError } from 'smtp-server'
import { mailboxHandler } from './mailbox-http.ts'
import { type MailStore, type ReceivedMail, storeMail } from './mailbox-store.ts'

const loopback = '127.0.0.1'
const largestMail = 10 * 1024 * 1024

export interface MailboxOptions {
  /** 0 or nothing: any free port. */
  smtpPort?: number
  pagePort?: number
  /** Refuse senders that do not log in (after STARTTLS) with this name and password. */
  requireAuth?: { user: string; password: string }
  /** For STARTTLS, instead of the library's test certificate, which no sender trusts. */
  certificate?: { key: string; cert: string }
  /**
   * Called for each mail it accepts, because it keeps only the newest. The sender waits for what it
   * returns.
   */
  onMail?: (mail: ReceivedMail) => unknown
}

export interface Mailbox {
  /** For nodemailer: accepts the test certificate, if used, and includes the credentials, if required. */
  smtpUrl: string
  pageUrl: string
  /** Refuse the next mails with a temporary (4xx) or permanent (5xx) error. */
  answerNext(code: number, message: string, times?: number): void
  /** Accept mail again, whatever was to be refused. */
  acceptAll(): void
  stop(): Promise<void>
}

/** An SMTP server for development and tests. It delivers nothing and keeps mails in memory. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const store: MailStore = []
  const refusals: SMTPServerError[] = []
  const smtp = smtpServer(store, refusals, options)
  const page = createServer(mailboxHandler(store))

  const stop = async () => {
    page.closeAllConnections()
    await Promise.all([
      new Promise<void>((done) => smtp.close(done)),
      new Promise<unknown>((done) => page.close(done)),
    ])
  }

  try {
    const smtpPort = await listen(smtp.server, options.smtpPort)
    const pagePort = await listen(page, options.pagePort)

    return {
      smtpUrl: `smtp://${credentials(options.requireAuth)}${loopback}:${smtpPort}${options.certificate ? '' : '?tls.rejectUnauthorized=false'}`,
      pageUrl: `http://${loopback}:${pagePort}`,
      answerNext: (code, message, times = 1) => {
        for (let i = 0; i < times; i++) refusals.push(refusal(code, message))
      },
      acceptAll: () => {
        refusals.length = 0
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function smtpServer(
  store: MailStore,
  refusals: SMTPServerError[],
  { requireAuth: account, certificate, onMail }: MailboxOptions,
) {
  const server = new SMTPServer({
    ...(certificate && { key: certificate.key, cert: certificate.cert }),
    // Silences the warning about the library's test certificate, which is fine on loopback.
    logger: false,
    disableReverseLookup: true,
    authOptional: !account,
    size: largestMail,
    // Senders keep connections open for the next mail; stopping does not wait for them.
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const isKnown = !account || (username === account.user && password === account.password)
      if (isKnown) done(null, { user: username ?? 'sender' })
      else done(refusal(535, 'Wrong name or password'))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = stream.sizeExceeded ? refusal(552, 'Too large') : refusals.shift()
        if (refused) return done(refused)
        storeMail(store, Buffer.concat(chunks), envelope)
          .then((mail) => onMail?.(mail))
          // oxlint-disable-next-line promise/no-callback-in-promise -- smtp-server takes callbacks only
          .then(() => done(), done)
      })
    },
  })
  // A dropped connection must not crash the mailbox.
  server.on('error', () => undefined)
  return server
}

function refusal(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode })
}

function credentials(account: MailboxOptions['requireAuth']): string {
  if (!account) return ''
  return `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
}

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, loopback)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

if (import.meta.main) {
  const mailbox = await startMailbox({
    smtpPort: Number(process.env['SMTP_PORT'] ?? 1025),
    pagePort: Number(process.env['PAGE_PORT'] ?? 8025),
  })
  console.log(`Mailbox: send to ${mailbox.smtpUrl}, read at ${mailbox.pageUrl}`)
}

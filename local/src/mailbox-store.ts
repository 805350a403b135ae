import { randomUUID } from 'node:crypto'
import PostalMime, { type Address } from 'postal-mime'
import type { SMTPServerEnvelope } from 'smtp-server'

const mostMails = 500

export interface ReceivedMail {
  id: string
  /** Everyone the mail was delivered to, blind copies included. */
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  /** Every header, as 'name: value'. */
  headers: string[]
  /** The same for every attempt to send one mail. */
  messageId: string
  receivedAt: string
}

/** Newest first. */
export type MailStore = ReceivedMail[]

export async function storeMail(
  store: MailStore,
  raw: Buffer,
  envelope: SMTPServerEnvelope,
): Promise<ReceivedMail> {
  const receivedAt = new Date().toISOString()
  const mail = await PostalMime.parse(raw)
  const { from, subject = '', text = '', html = '', messageId = '' } = mail
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`)
  const to = envelope.rcptTo.map(({ address }) => address)

  const id = randomUUID()
  const received = {
    id,
    to,
    from: nameOf(from),
    subject,
    text,
    html,
    headers,
    messageId,
    receivedAt,
  }
  store.unshift(received)
  store.splice(mostMails)
  return received
}

export function listMails(store: MailStore, to: string | null): ReceivedMail[] {
  if (to === null) return store
  // A query turns an unescaped + into a space, and jane+1@example.com has no spaces.
  const wanted = to.toLowerCase().replaceAll(' ', '+')
  return store.filter((mail) => mail.to.some((one) => one.toLowerCase() === wanted))
}

function nameOf(from: Address | undefined): string {
  if (!from?.address) return from?.name ?? ''
  return from.name ? `${from.name} <${from.address}>` : from.address
}

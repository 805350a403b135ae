import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import type { Mail } from '@kakehashi/emails'
import { renderMail } from '@kakehashi/emails'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { fullName } from '../db/full-name.ts'
import { recordEventOnce } from '../events/record.ts'
import type { MailTransport } from '../mail/transport.ts'
import type { OfficeSecret } from '../office-secret.ts'
import {
  saveMailedToken,
  lockMailedToken,
  markMailSent,
  wasMailSent,
} from '../accounts/sessions/mailed-tokens.ts'
import { hashToken, deriveMailedToken } from '../accounts/sessions/tokens.ts'
import type { UserRow } from '../accounts/people/queries.ts'
import { findUser } from '../accounts/people/queries.ts'
import { greetedName } from '../accounts/people/greeted-name.ts'
import type { MailJob } from '../outbox/enqueue-mail.ts'

export interface SendMailDeps {
  readonly db: Database
  readonly transport: MailTransport
  readonly officeSecret: OfficeSecret
  readonly publicUrl: string
  readonly now: () => Date
}

interface Job {
  readonly key: string
  readonly mail: MailJob
}

/** Retried until the SMTP relay has accepted the mail, and then not sent again. */
export async function sendMail(deps: SendMailDeps, job: Job): Promise<void> {
  const { db, transport } = deps
  const user = job.mail.userId === null ? undefined : await findUser(db, job.mail.userId)
  if (!user || (await wasMailSent(db, job.key))) return

  const mail = await compose(deps, job, user)
  if (!mail) return
  const rendered = await renderMail(mail, user.language)
  const host = new URL(deps.publicUrl).hostname
  await transport.send({
    to: job.mail.kind === 'email-changed' ? job.mail.oldEmail : user.email,
    messageId: `<${job.key.replaceAll(':', '.')}@${host}>`,
    language: user.language,
    ...rendered,
  })
  await markMailSent(db, job.key, deps.now())
}

async function compose(deps: SendMailDeps, job: Job, user: UserRow): Promise<Mail | undefined> {
  const { mail } = job
  const name = greetedName(user)
  switch (mail.kind) {
    case 'verify-email': {
      const link = await createLink(deps, { key: job.key, mail }, user)
      const { kind, isNewAddress = false } = mail
      return link === undefined ? undefined : { kind, name, link, isNewAddress }
    }
    case 'reset-password': {
      const link = await createLink(deps, { key: job.key, mail }, user)
      return link === undefined ? undefined : { kind: mail.kind, name, link }
    }
    case 'password-changed':
      return { kind: mail.kind, name }
    case 'email-changed':
      return { kind: mail.kind, name, newEmailHint: maskEmail(user.email) }
    case 'second-factor-changed':
      return { kind: mail.kind, name, isOn: mail.isOn }
    case 'bulk-reading': {
      const reader = await findUser(deps.db, mail.readerId)
      const { kind, at, documents, minutes } = mail
      const link = `${deps.publicUrl}/admin/user/${mail.readerId}`
      return { kind, name, reader: reader && fullName(reader), at, documents, minutes, link }
    }
  }
}

interface LinkJob {
  readonly key: string
  readonly mail: Extract<MailJob, { kind: 'verify-email' | 'reset-password' }>
}

/**
 * Created when the mail is sent, so that the queue never holds a usable link. An earlier attempt
 * may have been delivered although it failed, so every attempt has the same link; undefined once
 * the link was used or revoked. The token follows '#', so that it appears in no access log.
 */
async function createLink(
  { db, officeSecret, publicUrl, now }: SendMailDeps,
  { key, mail }: LinkJob,
  user: UserRow,
): Promise<string | undefined> {
  const token = deriveMailedToken(officeSecret, key, user.email)
  const token_hash = hashToken(token)
  const isValid = await db.transaction().execute(async (trx) => {
    await lockMailedToken(trx, token_hash)
    if (await wasMailSent(trx, key)) return false
    await saveMailedToken(trx, {
      token_hash,
      user_id: user.id,
      purpose: mail.kind,
      email: user.email,
      expires_at: after(now(), mailedLinks[mail.kind].hours * duration.hour),
      mail_key: key,
    })
    if (mail.kind === 'reset-password' && mail.asked) {
      await recordEventOnce(trx, mail.asked.eventId, {
        kind: 'password.reset-asked',
        at: new Date(mail.asked.at),
        actorId: null,
        subject: { kind: 'user', id: user.id },
      })
    }
    return true
  })
  return isValid ? `${publicUrl}/${mail.kind}#token=${token}` : undefined
}

function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import type { Mail } from '@kakehashi/emails'
import { renderMail } from '@kakehashi/emails'
import { after, duration } from '../clock.ts'
import { whenAvailable } from '../db/availability.ts'
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
import { findRestorableUser, findUser } from '../accounts/people/queries.ts'
import { greetedName } from '../accounts/people/greeted-name.ts'
import { getOffice } from '../office/queries.ts'
import type { MailJob } from '../outbox/enqueue-mail.ts'
import { refuseWhileMailIsHeld } from '../recovery/held-mail.ts'
import { composeMorningMail } from './morning-mail.ts'
import { composeRoleMail } from './role-mails.ts'

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
  await refuseWhileMailIsHeld(db)
  const user = await findReader(deps, job.mail)
  if (!user || (await wasMailSent(db, job.key))) return

  const mail = await compose(deps, job, user)
  if (!mail) return
  const office = await getOffice(db)
  const rendered = await renderMail(office, mail, user.language)
  const host = new URL(deps.publicUrl).hostname
  await transport.send({
    to: job.mail.kind === 'email-changed' ? job.mail.oldEmail : addressFor(job.mail, user),
    messageId: `<${job.key.replaceAll(':', '.')}@${host}>`,
    language: user.language,
    sender: office.name[user.language],
    ...rendered,
  })
  await whenAvailable(() => markMailSent(db, job.key, deps.now()))
}

async function findReader({ db, now }: SendMailDeps, mail: MailJob): Promise<UserRow | undefined> {
  if (mail.userId === null) return undefined
  // Everything else is for people with an account.
  return mail.kind === 'keep-account'
    ? findRestorableUser(db, mail.userId, now())
    : findUser(db, mail.userId)
}

async function compose(deps: SendMailDeps, job: Job, user: UserRow): Promise<Mail | undefined> {
  const { mail } = job
  const name = greetedName(user)
  switch (mail.kind) {
    case 'verify-email': {
      const link = await createLink(deps, { key: job.key, mail }, user)
      const { kind, isNewAddress = false, isEntered = false } = mail
      return link === undefined ? undefined : { kind, name, link, isNewAddress, isEntered }
    }
    case 'reset-password': {
      const link = await createLink(deps, { key: job.key, mail }, user)
      return link === undefined ? undefined : { kind: mail.kind, name, link }
    }
    case 'keep-account': {
      const link = await createLink(deps, { key: job.key, mail }, user)
      const { erase_at } = user
      if (link === undefined || erase_at === null) return undefined
      return { kind: mail.kind, name, link, erasedFrom: erase_at.toISOString() }
    }
    case 'password-changed':
      return { kind: mail.kind, name }
    case 'email-changed':
      return { kind: mail.kind, name, newEmailHint: maskEmail(user.email) }
    case 'email-entered':
      return user.new_email === null
        ? undefined
        : { kind: mail.kind, name, newEmailHint: maskEmail(user.new_email) }
    case 'second-factor-changed':
      return { kind: mail.kind, name, isOn: mail.isOn }
    case 'passkey-changed':
      return { kind: mail.kind, name, isAdded: mail.isAdded }
    case 'virus-found': {
      const { kind, at, signature } = mail
      if (mail.senderId === null) {
        const link = `${deps.publicUrl}/owner/system`
        return { kind, name, sender: undefined, isFromScanner: true, at, signature, link }
      }
      const sender = await findUser(deps.db, mail.senderId)
      const link = `${deps.publicUrl}/admin/user/${mail.senderId}`
      return { kind, name, sender: sender && fullName(sender), at, signature, link }
    }
    case 'bulk-reading': {
      const reader = await findUser(deps.db, mail.readerId)
      const { kind, at, documents, minutes } = mail
      const link = `${deps.publicUrl}/admin/user/${mail.readerId}`
      return { kind, name, reader: reader && fullName(reader), at, documents, minutes, link }
    }
    case 'system-report': {
      const { kind, at, problems, solved } = mail
      return { kind, name, at, problems, solved, link: `${deps.publicUrl}/owner/system` }
    }
    case 'morning':
      return composeMorningMail(deps, mail.day, user)
    case 'own-roles-changed':
    case 'staff-roles-changed':
    case 'admin-proposed':
      return composeRoleMail(deps, mail, name)
    case 'second-factor-removed': {
      const owner = mail.ownerId === null ? undefined : await findUser(deps.db, mail.ownerId)
      const by = owner && fullName(owner)
      if (mail.removedFrom === user.id) return { kind: mail.kind, name, by, person: undefined }
      const person = await findUser(deps.db, mail.removedFrom)
      return { kind: mail.kind, name, by, person: person ? fullName(person) : '' }
    }
    case 'new-device': {
      const { kind, at, browser, system, network } = mail
      const link = `${deps.publicUrl}/profile/security`
      return { kind, name, at, browser, system, network, link }
    }
  }
}

interface LinkJob {
  readonly key: string
  readonly mail: Extract<MailJob, { kind: 'verify-email' | 'reset-password' | 'keep-account' }>
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
  const email = addressFor(mail, user)
  if (email === '') return undefined
  const token = deriveMailedToken(officeSecret, key, email)
  const token_hash = hashToken(token)
  const isValid = await db.transaction().execute(async (trx) => {
    await lockMailedToken(trx, token_hash)
    if (await wasMailSent(trx, key)) return false
    await saveMailedToken(trx, {
      token_hash,
      user_id: user.id,
      purpose: mail.kind,
      email,
      expires_at: user.erase_at ?? after(now(), mailedLinks[mail.kind].hours * duration.hour),
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

/** Empty if an address that staff entered was confirmed or has expired in the meantime. */
function addressFor(mail: MailJob, user: UserRow): string {
  const isEntered = mail.kind === 'verify-email' && mail.isEntered === true
  return isEntered ? (user.new_email ?? '') : user.email
}

function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

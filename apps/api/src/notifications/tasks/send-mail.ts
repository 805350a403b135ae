import { mailedLinks } from '@kakehashi/domain/mailed-links'
import type { Mail } from '@kakehashi/emails'
import { renderMail } from '@kakehashi/emails'
import { after, duration } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { recordEvent } from '../../events/record.ts'
import type { MailTransport } from '../../mail/transport.ts'
import { insertMailedToken } from '../../session/queries.ts'
import { hashToken, newToken } from '../../session/secrets.ts'
import type { UserRow } from '../../users/queries.ts'
import { findUser } from '../../users/queries.ts'
import type { MailJob } from '../enqueue.ts'

export interface SendMailDeps {
  readonly db: Database
  readonly transport: MailTransport
  readonly publicUrl: string
  readonly now: () => Date
}

/** Writes and sends one mail. Tried again until a relay has taken it; then never again. */
export async function sendMail(deps: SendMailDeps, job: { key: string; mail: MailJob }) {
  const { db, transport } = deps
  const user = job.mail.userId === null ? undefined : await findUser(db, job.mail.userId)
  if (!user || (await wasSent(db, job.key))) return

  const rendered = await renderMail(await compose(deps, job.mail, user), user.language)
  const host = new URL(deps.publicUrl).hostname
  await transport.send({
    to: job.mail.kind === 'email-changed' ? job.mail.oldEmail : user.email,
    messageId: `<${job.key.replaceAll(':', '.')}@${host}>`,
    language: user.language,
    ...rendered,
  })
  await db
    .insertInto('sent_mails')
    .values({ key: job.key, sent_at: deps.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

async function compose(deps: SendMailDeps, job: MailJob, user: UserRow): Promise<Mail> {
  const firstName = user.first_name
  switch (job.kind) {
    case 'verify-email':
      return { kind: job.kind, firstName, link: await newLink(deps, job.kind, user) }
    case 'reset-password':
      return { kind: job.kind, firstName, link: await newLink(deps, job.kind, user) }
    case 'password-changed':
      return { kind: job.kind, firstName }
    case 'email-changed':
      return { kind: job.kind, firstName, newEmailHint: hintOf(user.email) }
    case 'second-factor-changed':
      return { kind: job.kind, firstName, isOn: job.isOn }
  }
}

/** Made only now, so that no usable link ever waits in the queue. After '#', so that no log sees it. */
async function newLink(
  { db, publicUrl, now }: SendMailDeps,
  purpose: 'verify-email' | 'reset-password',
  user: UserRow,
): Promise<string> {
  const token = newToken()
  await db.transaction().execute(async (trx) => {
    await insertMailedToken(trx, {
      token_hash: hashToken(token),
      user_id: user.id,
      purpose,
      email: user.email,
      expires_at: after(now(), mailedLinks[purpose].hours * duration.hour),
    })
    if (purpose === 'reset-password') {
      await recordEvent(trx, {
        kind: 'password.reset-asked',
        at: now(),
        actorId: null,
        subject: { kind: 'user', id: user.id },
      })
    }
  })
  return `${publicUrl}/${purpose}#token=${token}`
}

function hintOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

async function wasSent(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('sent_mails')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

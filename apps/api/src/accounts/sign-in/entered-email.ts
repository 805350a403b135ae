import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { saveSearchWords } from '../../search-index/queries.ts'
import { noNewEmail, saveUser, type UserRow, userSearchWords } from '../people/queries.ts'
import { deleteMailedTokensOf } from '../sessions/mailed-tokens.ts'
import { deleteSessionsOf } from '../sessions/queries.ts'

/**
 * Makes an address that staff entered the person's own. They opened the link that was mailed there
 * while they were signed in, so they have both the new mailbox and the password.
 */
export async function adoptEnteredEmail(
  trx: Transaction<DB>,
  user: UserRow & { readonly new_email: string },
  sessionId: string,
  now: Date,
): Promise<void> {
  const change = { email: user.new_email, email_verified_at: now, ...noNewEmail }
  const saved = await saveUser(trx, user.id, change)
  await saveSearchWords(trx, 'user', user.id, userSearchWords(saved))
  const eventId = await recordEvent(trx, {
    kind: 'user.profile-changed',
    at: now,
    actorId: user.id,
    subject: { kind: 'user', id: user.id },
    fields: ['email'],
  })
  await publishChange(trx, { type: 'User', id: user.id }, [user.id])
  await deleteSessionsOf(trx, user.id, sessionId)
  await deleteMailedTokensOf(trx, user.id, now, 'reset-password')
  const told = { kind: 'email-changed', userId: user.id, oldEmail: user.email } as const
  await enqueueMail(trx, eventId, told)
}

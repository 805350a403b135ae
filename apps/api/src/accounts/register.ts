import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { register } from '@kakehashi/contract/accounts/users'
import type { Language } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people/roles'
import type { Database } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { type StartedSession, type Caller, startSession } from './sessions/start-session.ts'
import { getOffice } from '../office/queries.ts'
import { preparePassword } from './sessions/password.ts'
import { Refusal } from '../refusal.ts'
import { countAttempts, limits } from '../throttle.ts'
import { createAccount } from './people/create-account.ts'
import { findIdByEmail, refuseDuplicateEmail } from './people/queries.ts'

/** Signs the customer in at once: an unverified e-mail address does not prevent a request. */
export async function registerCustomer(
  { db, clock }: Deps,
  input: BodyOf<typeof register>,
  language: Language,
  caller: Caller,
): Promise<StartedSession> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.registerAddress, of: caller.address }])
  const owner = {
    email: input.email,
    names: [input.firstName, input.middleName, input.lastName, input.nameJa, input.nameKana],
    flags: noRoles,
    hasSecondFactor: false,
  }
  const password = await preparePassword(input.password, owner, await getOffice(db))
  const registered = refuseDuplicateEmail(() =>
    db.transaction().execute(async (trx) => {
      const { user, eventId } = await createAccount(
        trx,
        {
          first_name: input.firstName,
          middle_name: input.middleName,
          last_name: input.lastName,
          name_ja: input.nameJa,
          name_kana: input.nameKana,
          email: input.email,
          phone: input.phone,
          branch: input.branch,
          find: input.find,
          language,
          ...password,
        },
        now,
      )
      await enqueueMail(trx, eventId, { kind: 'verify-email', userId: user.id })
      await publishChange(trx, { type: 'User', id: user.id }, [user.id])
      return startSession(trx, user, caller, now, { isFirst: true })
    }),
  )
  return registered.catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordKnownAddress(db, input.email, now)
    throw error
  })
}

/** Many of these in the history mean that somebody tries out addresses. */
async function recordKnownAddress(db: Database, email: string, now: Date): Promise<void> {
  const known = await findIdByEmail(db, email)
  if (known === undefined) return
  await db.transaction().execute((trx) =>
    recordEvent(trx, {
      kind: 'user.registered-again',
      at: now,
      actorId: null,
      subject: { kind: 'user', id: known },
    }),
  )
}

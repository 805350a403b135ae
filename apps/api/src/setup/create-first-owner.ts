import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { createFirstOwner as createFirstOwnerCall } from '@kakehashi/contract/setup'
import type { Language } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people/roles'
import { sql } from 'kysely'
import { createAccount } from '../accounts/people/create-account.ts'
import { refuseDuplicateEmail } from '../accounts/people/queries.ts'
import { columnsOf } from '../accounts/people/roles.ts'
import { preparePassword } from '../accounts/sessions/password.ts'
import {
  type Caller,
  type StartedSession,
  startSession,
} from '../accounts/sessions/start-session.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { getOffice } from '../office/queries.ts'
import { demand } from '../refusal.ts'
import { countAttempts, limits } from '../throttle.ts'
import { isSetupToken } from './setup-token.ts'
import { hasOwner } from './setup-state.ts'

const flags = { ...noRoles, isAdmin: true, isOwner: true }

/** Sends no mail: the owner sends the test mail when the mail server is ready. */
export async function createFirstOwner(
  { db, clock, officeSecret }: Deps,
  input: BodyOf<typeof createFirstOwnerCall>,
  language: Language,
  caller: Caller,
): Promise<StartedSession> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.linkAddress, of: caller.address }])
  demand(isSetupToken(officeSecret, input.token), 'wrong-setup-token')
  const { email, firstName, lastName, phone } = input
  const owner = { email, names: [firstName, lastName], flags, hasSecondFactor: false }
  const password = await preparePassword(input.password, owner, await getOffice(db))
  return refuseDuplicateEmail(() =>
    db.transaction().execute(async (trx) => {
      // Two people with the token: only one becomes the owner.
      await sql`select pg_advisory_xact_lock(hashtext('first owner'))`.execute(trx)
      demand(!(await hasOwner(trx)), 'already-set-up')
      const { user } = await createAccount(
        trx,
        {
          first_name: firstName,
          last_name: lastName,
          email,
          phone,
          branch: 'OTHER',
          language,
          ...columnsOf(flags),
          ...password,
        },
        now,
      )
      await recordEvent(trx, {
        kind: 'user.roles-changed',
        at: now,
        actorId: null,
        subject: { kind: 'user', id: user.id },
        fields: ['is_owner', 'is_admin'],
      })
      return startSession(trx, user, caller, now, { isFirst: true })
    }),
  )
}

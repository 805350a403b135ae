import type { BodyOf } from '@kakehashi/contract/endpoint'
import type { register } from '@kakehashi/contract/users'
import type { Language } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { tellPerson } from '../outbox/publish-change.ts'
import { saveWords } from '../search-index/queries.ts'
import type { BegunSession, Caller } from './sessions/begin-session.ts'
import { beginSession } from './sessions/begin-session.ts'
import { preparePassword } from './sessions/password.ts'
import { countAttempts, limits } from '../throttle.ts'
import { refuseTakenEmail } from './people/email-in-use.ts'
import { insertUser } from './people/queries.ts'
import { userWords } from './people/search-words.ts'

/** A new customer, signed in at once; the mail to verify the address never holds up an order. */
export async function registerCustomer(
  { db, clock }: Deps,
  input: BodyOf<typeof register>,
  language: Language,
  caller: Caller,
): Promise<BegunSession> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.registerAddress, of: caller.address }])
  const password = await preparePassword(input.password, noRoles, false)
  return refuseTakenEmail(() =>
    db.transaction().execute(async (trx) => {
      const user = await insertUser(trx, {
        id: uuidv7(),
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
        created_at: now,
        ...password,
      })
      await saveWords(trx, 'user', user.id, userWords(user))
      const eventId = await recordEvent(trx, {
        kind: 'user.registered',
        at: now,
        actorId: user.id,
        subject: { kind: 'user', id: user.id },
      })
      await enqueueMail(trx, eventId, { kind: 'verify-email', userId: user.id })
      await tellPerson(trx, user.id)
      return beginSession(trx, user, caller, now)
    }),
  )
}

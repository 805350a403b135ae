import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { updateProfile as updateProfileCall } from '@kakehashi/contract/accounts/users'
import type { Language } from '@kakehashi/domain/language'
import { isSameEmail } from '@kakehashi/domain/people/people'
import type { Deps } from '../deps.ts'
import { changedFields, recordEvent } from '../events/record.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { refuseOtherLetters } from './people/latin-names.ts'
import { getOffice } from '../office/queries.ts'
import { renderIfNamed } from '../office/team.ts'
import { passwordOwner, preparePassword } from './sessions/password.ts'
import { confirmCurrentPassword } from './sessions/confirm-password.ts'
import { deleteMailedTokensOf } from './sessions/mailed-tokens.ts'
import { deleteDevicesOf, deleteSessionsOf } from './sessions/queries.ts'
import type { Caller } from './sessions/start-session.ts'
import { hashToken } from './sessions/tokens.ts'
import { recordFailures } from './sessions/failed-sign-ins.ts'
import {
  type UserRow,
  lockUser,
  noNewEmail,
  refuseDuplicateEmail,
  saveUser,
  userSearchWords,
} from './people/queries.ts'
import { getCurrentUser, lockCurrentUser } from './people/get-user.ts'

export async function updateProfile(
  deps: Deps,
  input: BodyOf<typeof updateProfileCall>,
  auth: AuthContext,
  caller: Caller,
): Promise<UserRow> {
  const { id } = auth.actor
  demand(input._id === undefined || input._id === id, 'forbidden')
  const before = await getCurrentUser(deps.db, id)
  const isNewEmail = !isSameEmail(before.email, input.email)
  const isSensitive = input.password !== undefined || isNewEmail
  // The address receives reset links, so with two-step login the password alone is not enough.
  demand(!isNewEmail || auth.missingProof !== 'code', 'fresh-code-required')
  if (isSensitive) {
    await recordFailures(deps, { userId: id, address: caller.address }, () =>
      confirmCurrentPassword(deps, before, input.currentPassword),
    )
  }
  const password =
    input.password === undefined
      ? undefined
      : await preparePassword(input.password, passwordOwner(before), await getOffice(deps.db))

  const now = deps.clock.now()
  return refuseDuplicateEmail(() =>
    deps.db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, id)
      // The password or e-mail may have changed after the check above, which ran without a lock.
      if (user?.password_hash !== before.password_hash || user.email !== before.email) {
        throw new Refusal('wrong-current-password')
      }
      refuseOtherLetters(input, user)
      const change = {
        first_name: input.firstName,
        middle_name: input.middleName,
        last_name: input.lastName,
        name_ja: input.nameJa,
        name_kana: input.nameKana,
        email: input.email,
        phone: input.phone,
        ...(input.branch && { branch: input.branch }),
        ...password,
      }
      const fields = changedFields(user, change)
      if (fields.length === 0) return user
      const saved = await saveUser(trx, id, {
        ...change,
        ...(isNewEmail && { email_verified_at: null, ...noNewEmail }),
      })
      await saveSearchWords(trx, 'user', id, userSearchWords(saved))
      await renderIfNamed(trx, id)
      const eventId = await recordEvent(trx, {
        kind: 'user.profile-changed',
        at: now,
        actorId: id,
        subject: { kind: 'user', id },
        fields,
      })
      await publishChange(trx, { type: 'User', id: id }, [id])
      if (isSensitive) {
        await deleteSessionsOf(trx, id, auth.sessionId)
        // A verification link stays valid as long as the e-mail address is unchanged.
        await deleteMailedTokensOf(trx, id, now, isNewEmail ? undefined : 'reset-password')
      }
      if (password) {
        const { deviceToken } = caller
        await deleteDevicesOf(trx, id, deviceToken ? hashToken(deviceToken) : undefined)
        await enqueueMail(trx, eventId, { kind: 'password-changed', userId: id })
      }
      if (isNewEmail) {
        const oldEmail = user.email
        await enqueueMail(trx, eventId, { kind: 'email-changed', userId: id, oldEmail })
        const confirm = { kind: 'verify-email', userId: id, isNewAddress: true } as const
        await enqueueMail(trx, eventId, confirm)
      }
      return saved
    }),
  )
}

export async function chooseLanguage(
  { db, clock }: Deps,
  userId: string,
  language: Language,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, userId)
    if (user.language === language) return user
    await recordEvent(trx, {
      kind: 'user.language-chosen',
      at: clock.now(),
      actorId: userId,
      subject: { kind: 'user', id: userId },
      fields: ['language'],
    })
    return saveUser(trx, userId, { language })
  })
}

import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { updateUser as updateUserCall } from '@kakehashi/contract/accounts/users'
import { isSameEmail } from '@kakehashi/domain/people/people'
import { grantableRoles, isSameRoles, mapRoles } from '@kakehashi/domain/people/roles'
import {
  editNeedsFreshProof,
  keepsOwnerAdmin,
  mayChangeEmail,
  mayChangeFlags,
  mayChangeNames,
  mayDemote,
} from '@kakehashi/domain/people/permissions'
import type { Deps } from '../deps.ts'
import { refuseStale } from '../events/stale-version.ts'
import { changedFields, recordEvent } from '../events/record.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { demandFreshProof } from '../fresh-proof.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand } from '../refusal.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { deleteMailedTokensOf } from './sessions/mailed-tokens.ts'
import { deleteSessionsOf } from './sessions/queries.ts'
import { refuseOtherLetters } from './people/latin-names.ts'
import { lockUserAndAdmins } from './people/get-user.ts'
import { type UserRow, refuseDuplicateEmail, saveUser, userSearchWords } from './people/queries.ts'
import { columnsOf, rolesOf } from './people/roles.ts'
import { userVersion } from './people/view.ts'

/** Lets an admin change another user's names, contact or roles. */
export async function updateUser(
  { db, clock }: Deps,
  userId: string,
  input: BodyOf<typeof updateUserCall>,
  auth: AuthContext,
): Promise<UserRow> {
  const { actor } = auth
  const now = clock.now()
  return refuseDuplicateEmail(() =>
    db.transaction().execute(async (trx) => {
      const { user, admins } = await lockUserAndAdmins(trx, userId)
      demand(admins.includes(actor.id), 'forbidden')
      const subject = rolesOf(user)
      demand(mayDemote(actor, subject, input), 'own-admin-flag')
      demand(mayChangeFlags(actor, subject, input), 'owner-is-protected')
      demand(keepsOwnerAdmin(subject, input), 'owner-stays-admin')
      demand(input.isAdmin || admins.some((id) => id !== userId), 'last-admin')
      refuseOtherLetters(input, user)
      const change = {
        first_name: input.firstName,
        middle_name: input.middleName,
        last_name: input.lastName,
        email: input.email,
        phone: input.phone ?? user.phone,
        name_ja: input.nameJa === undefined ? user.name_ja : input.nameJa,
        name_kana: input.nameKana === undefined ? user.name_kana : input.nameKana,
        ...columnsOf(mapRoles(grantableRoles, (flag) => input[flag])),
      }
      const fields = changedFields(user, change)
      if (fields.length === 0) return user
      if (editNeedsFreshProof({ ...subject, email: user.email }, input)) demandFreshProof(auth)
      await refuseStale(trx, {
        seen: input.version,
        version: userVersion(user),
        subject: { kind: 'user', id: userId },
        kinds: ['user.roles-changed', 'user.changed-by-staff', 'user.profile-changed'],
      })
      const isNewEmail = !isSameEmail(user.email, input.email)
      const isNewRole = !isSameRoles(subject, input)
      demand(!isNewEmail || mayChangeEmail(actor, subject), 'staff-email-by-owner')
      const isRenamed = fields.some((name) => name !== 'email')
      demand(!isRenamed || mayChangeNames(actor, subject), 'owner-is-protected')

      const saved = await saveUser(trx, userId, {
        ...change,
        ...(isNewEmail && { email_verified_at: null }),
      })
      await saveSearchWords(trx, 'user', userId, userSearchWords(saved))
      const eventId = await recordEvent(trx, {
        kind: isNewRole ? 'user.roles-changed' : 'user.changed-by-staff',
        at: now,
        actorId: actor.id,
        subject: { kind: 'user', id: userId },
        fields,
      })
      await publishChange(trx, { type: 'User', id: userId }, [userId])
      if (isNewRole || isNewEmail) await deleteSessionsOf(trx, userId)
      if (isNewEmail) {
        await deleteMailedTokensOf(trx, userId, now)
        await enqueueMail(trx, eventId, { kind: 'email-changed', userId, oldEmail: user.email })
        await enqueueMail(trx, eventId, { kind: 'verify-email', userId, isNewAddress: true })
      }
      return saved
    }),
  )
}

import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { updateUser as updateUserCall } from '@kakehashi/contract/accounts/users'
import { isSameEmail } from '@kakehashi/domain/people/people'
import { grantableRoles, isSameRoles, mapRoles } from '@kakehashi/domain/people/roles'
import {
  editNeedsFreshProof,
  gainsRole,
  keepsOwnerAdmin,
  mayChangeEmail,
  mayChangeFlags,
  mayChangeNames,
  mayDemote,
  waitsForOwner,
} from '@kakehashi/domain/people/permissions'
import type { Deps } from '../deps.ts'
import { renderIfNamed } from '../office/team.ts'
import { getTimeZone } from '../office/queries.ts'
import { refuseStale } from '../events/stale-version.ts'
import { changedFields, recordEvent } from '../events/record.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { demandFreshProof } from '../fresh-proof.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand } from '../refusal.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import { deleteSessionsOf } from './sessions/queries.ts'
import { refuseOtherLetters } from './people/latin-names.ts'
import { lockUserAndAdmins } from './people/get-user.ts'
import { proposeAdmin } from './admin-proposals/commands.ts'
import { lapseProposals } from './admin-proposals/lapse.ts'
import { deleteProposal, findProposal } from './admin-proposals/queries.ts'
import { announceRoles } from './people/announce-roles.ts'
import {
  type UserRow,
  hasConfirmedAddress,
  refuseDuplicateEmail,
  refuseKnownEmail,
  saveUser,
  userSearchWords,
} from './people/queries.ts'
import { columnsOf, flagsOf, rolesOf } from './people/roles.ts'
import { userVersion } from './people/view.ts'

/** Lets an admin change another user's names, contact or roles. The admin role may have to wait. */
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
      const isNewEmail = !isSameEmail(user.email, input.email)
      const isProposed = waitsForOwner(actor, subject, input)
      const newRoles = isProposed ? { ...input, isAdmin: false } : input
      const change = {
        first_name: input.firstName,
        middle_name: input.middleName,
        last_name: input.lastName,
        ...(isNewEmail ? { new_email: input.email, new_email_at: now } : { email: input.email }),
        phone: input.phone ?? user.phone,
        name_ja: input.nameJa === undefined ? user.name_ja : input.nameJa,
        name_kana: input.nameKana === undefined ? user.name_kana : input.nameKana,
        ...columnsOf(mapRoles(grantableRoles, (flag) => newRoles[flag])),
      }
      const fields = changedFields(user, change)
      const isNewProposal = isProposed && !(await findProposal(trx, userId, now))
      if (fields.length === 0 && !isNewProposal) return user
      if (editNeedsFreshProof({ ...subject, email: user.email }, input)) demandFreshProof(auth)
      await refuseStale(trx, {
        timeZone: await getTimeZone(trx),
        seen: input.version,
        version: userVersion(user),
        subject: { kind: 'user', id: userId },
        kinds: ['user.roles-changed', 'user.changed-by-staff', 'user.profile-changed'],
      })
      const isNewRole = !isSameRoles(subject, newRoles)
      const isFit = hasConfirmedAddress(user) && !isNewEmail
      demand(!gainsRole(subject, input) || isFit, 'staff-email-unconfirmed')
      demand(!isNewEmail || mayChangeEmail(actor, subject), 'staff-email-by-owner')
      if (isNewEmail) await refuseKnownEmail(trx, input.email)
      const isRenamed = fields.some((name) => !name.includes('email'))
      demand(!isRenamed || mayChangeNames(actor, subject), 'owner-is-protected')

      if (isNewProposal) await proposeAdmin(trx, userId, actor.id, now)
      if (fields.length === 0) return user
      const saved = await saveUser(trx, userId, change)
      await saveSearchWords(trx, 'user', userId, userSearchWords(saved))
      await renderIfNamed(trx, userId)
      const eventId = await recordEvent(trx, {
        kind: isNewRole ? 'user.roles-changed' : 'user.changed-by-staff',
        at: now,
        actorId: actor.id,
        subject: { kind: 'user', id: userId },
        fields,
      })
      await publishChange(trx, { type: 'User', id: userId }, [userId])
      if (isNewRole) await deleteSessionsOf(trx, userId)
      if (saved.is_admin) await deleteProposal(trx, userId)
      else if (user.is_admin) await lapseProposals(trx, now)
      await announceRoles(trx, eventId, actor.id, {
        userId,
        before: subject,
        after: flagsOf(saved),
      })
      if (isNewEmail) {
        await enqueueMail(trx, eventId, { kind: 'email-entered', userId })
        await enqueueMail(trx, eventId, { kind: 'verify-email', userId, isEntered: true })
      }
      return saved
    }),
  )
}

import { updateUserBody, type UserView } from '@kakehashi/contract/accounts/users'
import { waitsForOwner } from '@kakehashi/domain/people/permissions'
import type { RoleChange } from '@kakehashi/domain/people/roles'
import { isSameEmail } from '@kakehashi/domain/people/people'
import { grantableRoles, isAssignable, isSameRoles, mapRoles } from '@kakehashi/domain/people/roles'
import type { z } from 'zod'

export const userForm = updateUserBody.omit({ userId: true, version: true })
export type UserValues = z.input<typeof userForm>
export type UserBody = z.output<typeof userForm>

export function toUserValues(user: UserView): UserValues {
  const { firstName, middleName = '', lastName, email, phone } = user
  return {
    firstName,
    middleName,
    lastName,
    email,
    phone,
    nameJa: user.nameJa ?? '',
    nameKana: user.nameKana ?? '',
    ...mapRoles(grantableRoles, (flag) => user[flag]),
  }
}

/** Side effects of saving, shown before the form is sent. */
export function consequencesOf(
  user: UserView,
  values: RoleChange & { email: string },
  editor: { readonly isOwner: boolean },
) {
  const isNewEmail = !isSameEmail(user.email, values.email)
  const isProposal = waitsForOwner(editor, user, values)
  const isNewRole = !isSameRoles(user, isProposal ? { ...values, isAdmin: false } : values)
  return {
    isNewEmail,
    isNewRole,
    /** The admin role takes effect when an owner confirms it. */
    isProposal,
    endsSessions: isNewRole,
    /** They can no longer be assigned documents; their open ones need another translator. */
    leavesDesk: isAssignable(user) && !isAssignable({ ...user, ...values }),
  }
}

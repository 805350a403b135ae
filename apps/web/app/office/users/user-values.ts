import { updateUserBody, type UserView } from '@kakehashi/contract/accounts/users'
import type { RoleChange } from '@kakehashi/domain/people/roles'
import { isSameEmail } from '@kakehashi/domain/people/people'
import { grantableRoles, isAssignable, isSameRoles, mapRoles } from '@kakehashi/domain/people/roles'
import type { z } from 'zod'

export const userForm = updateUserBody.omit({ userId: true, version: true })
export type UserValues = z.input<typeof userForm>
export type UserBody = z.output<typeof userForm>

export function toUserValues(user: UserView): UserValues {
  const { firstName, middleName = '', lastName, email } = user
  return {
    firstName,
    middleName,
    lastName,
    email,
    ...mapRoles(grantableRoles, (flag) => user[flag]),
  }
}

/** What saving does beyond the words on the page. */
export function consequencesOf(user: UserView, values: RoleChange & { email: string }) {
  const isNewEmail = !isSameEmail(user.email, values.email)
  const isNewRole = !isSameRoles(user, values)
  return {
    isNewEmail,
    isNewRole,
    endsSessions: isNewEmail || isNewRole,
    /** Nothing more can be given to them to translate, and what they have needs somebody else. */
    leavesDesk: isAssignable(user) && !isAssignable({ ...user, ...values }),
  }
}

import { updateUserBody, type UserView } from '@kakehashi/contract/users'
import { isAssignable } from '@kakehashi/domain/people'
import type { z } from 'zod'

export const userForm = updateUserBody.omit({ userId: true })
export type UserValues = z.input<typeof userForm>
export type UserBody = z.output<typeof userForm>

export function toUserValues(user: UserView): UserValues {
  const { firstName, middleName = '', lastName, email, isAdmin, isTranslator, isContractor } = user
  return { firstName, middleName, lastName, email, isAdmin, isTranslator, isContractor }
}

type Flags = Pick<UserValues, 'isAdmin' | 'isTranslator' | 'isContractor'>

/** What saving does beyond the words on the page. */
export function consequencesOf(user: UserView, values: Flags & { email: string }) {
  const isNewEmail = values.email.trim().toLowerCase() !== user.email.toLowerCase()
  const isNewRole =
    values.isAdmin !== user.isAdmin ||
    values.isTranslator !== user.isTranslator ||
    values.isContractor !== user.isContractor
  return {
    isNewEmail,
    isNewRole,
    endsSessions: isNewEmail || isNewRole,
    /** Nothing more can be given to them to translate, and what they have needs somebody else. */
    leavesDesk: isAssignable(user) && !isAssignable({ ...user, ...values }),
  }
}

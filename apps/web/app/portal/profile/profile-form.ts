import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { latinNameProblems } from '@kakehashi/contract/fields/fields'
import type { Problem } from '@kakehashi/contract/fields/problems'
import type { profileBody, updateProfile, UserView } from '@kakehashi/contract/accounts/users'
import {
  passwordLength,
  passwordMinLength,
  requiredPasswordLength,
} from '@kakehashi/domain/people/password'
import { isSameEmail } from '@kakehashi/domain/people/people'
import type { z } from 'zod'

export type ProfileValues = z.input<typeof profileBody>
type ProfileBody = z.output<typeof profileBody>

/** The initial values: everything but the passwords. */
export function toProfileValues(user: UserView): ProfileValues {
  return {
    firstName: user.firstName,
    middleName: user.middleName ?? '',
    lastName: user.lastName,
    nameJa: user.nameJa ?? '',
    nameKana: user.nameKana ?? '',
    email: user.email,
    phone: user.phone,
    branch: user.branch,
    password: '',
    confirmPassword: '',
    currentPassword: '',
  }
}

/** Prevents somebody at an unlocked computer from taking over the account. */
export function needsCurrentPassword(
  values: Pick<ProfileValues, 'email' | 'password'>,
  user: UserView,
): boolean {
  return Boolean(values.password) || !isSameEmail(user.email, values.email ?? '')
}

/** Checks that the schema of the contract cannot make, because they depend on the user. */
export function profileProblems(
  values: ProfileValues,
  user: UserView,
): Partial<Record<keyof ProfileValues, Problem>> {
  const problems: Partial<Record<keyof ProfileValues, Problem>> = latinNameProblems(values, user)
  if (values.password && passwordLength(values.password) < minimumOf(user)) {
    problems.password =
      minimumOf(user) > passwordMinLength ? 'passphrase-too-short' : 'password-too-short'
  }
  if (needsCurrentPassword(values, user) && !values.currentPassword) {
    problems.currentPassword = 'current-password-required'
  }
  return problems
}

export function minimumOf(user: UserView): number {
  return requiredPasswordLength(user, user.hasSecondFactor)
}

/** The current password is sent only if it is required. */
export function toProfileBody(body: ProfileBody, user: UserView): SentBody<typeof updateProfile> {
  const { currentPassword, ...rest } = body
  const isAsked = needsCurrentPassword(body, user)
  return {
    _id: user._id,
    ...rest,
    password: body.password ?? '',
    ...(isAsked && { currentPassword }),
  }
}

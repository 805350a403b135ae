import type { SentBody } from '@kakehashi/contract/http/endpoint'
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

/** The form as it opens: everything but the passwords is filled in. */
export function toProfileValues(user: UserView): ProfileValues {
  return {
    firstName: user.firstName,
    middleName: user.middleName ?? '',
    lastName: user.lastName,
    nameJa: user.nameJa ?? '',
    nameKana: user.nameKana ?? '',
    email: user.email,
    phone: user.phone,
    password: '',
    confirmPassword: '',
    currentPassword: '',
  }
}

/** Whoever sits at an unlocked computer must not be able to take the account over. */
export function needsCurrentPassword(
  values: Pick<ProfileValues, 'email' | 'password'>,
  user: UserView,
): boolean {
  return Boolean(values.password) || !isSameEmail(user.email, values.email ?? '')
}

/** What the contract's schema cannot know, because it depends on who is asking. */
export function profileProblems(
  values: ProfileValues,
  user: UserView,
): Partial<Record<keyof ProfileValues, Problem>> {
  const problems: Partial<Record<keyof ProfileValues, Problem>> = {}
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

/** What is sent: an unasked current password stays at home. */
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

import type { UserView } from '@kakehashi/contract/accounts/users'
import type { SignInRequirement } from '@kakehashi/domain/people/sign-in-requirements'
import { grantableRoles, mapRoles } from '@kakehashi/domain/people/roles'
import { versionOf } from '../../events/stale-version.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import type { UserRow } from './queries.ts'
import { flagsOf } from './roles.ts'

export function toUserView(
  user: UserRow,
  signInRequirement: SignInRequirement | null = null,
): UserView {
  return {
    _id: user.id,
    firstName: user.first_name,
    ...(user.middle_name && { middleName: user.middle_name }),
    lastName: user.last_name,
    ...(user.name_ja && { nameJa: user.name_ja }),
    ...(user.name_kana && { nameKana: user.name_kana }),
    email: user.email,
    ...(user.new_email && { newEmail: user.new_email }),
    phone: user.phone,
    branch: user.branch,
    ...(user.find && { find: user.find }),
    createdAt: user.created_at.toISOString(),
    ...flagsOf(user),
    ...(user.is_admin && user.may_assign && { mayAssign: true }),
    ...(user.absent_from &&
      user.absent_until && { absence: { from: user.absent_from, until: user.absent_until } }),
    language: user.language,
    isEmailVerified: user.email_verified_at !== null,
    hasSecondFactor: hasSecondFactor(user),
    ...(signInRequirement && { signInRequirement }),
  }
}

/** With the version that an edit form sends back. */
export function toEditorsView(user: UserRow): UserView {
  return { ...toUserView(user), version: userVersion(user) }
}

/** Covers exactly the fields that updateUser changes. */
export function userVersion(user: UserRow): string {
  const { first_name, middle_name, last_name, email, phone, name_ja, name_kana } = user
  const granted = mapRoles(grantableRoles, (flag) => flagsOf(user)[flag])
  return versionOf([first_name, middle_name, last_name, email, phone, name_ja, name_kana, granted])
}

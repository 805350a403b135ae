import type { RoleColumn, RoleFlag, RoleFlags } from '@kakehashi/domain/people/roles'
import { mapRoles, roleFlags, roles } from '@kakehashi/domain/people/roles'
import type { SignInRequirement } from '@kakehashi/domain/people/sign-in-requirements'
import { missingSignInRequirement } from '@kakehashi/domain/people/permissions'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { getSetting } from '../../settings/queries.ts'
import { hasPasskey, hasSecondFactor } from './has-second-factor.ts'
import type { UserRow } from './queries.ts'

type RoleRow = Readonly<Record<RoleColumn, boolean>>

/** The flags of a row of the users table. */
export function flagsOf(row: RoleRow): RoleFlags {
  return mapRoles(roleFlags, (flag) => row[roles[flag].column])
}

/** The columns to save for these flags. */
export function columnsOf(flags: Partial<RoleFlags>): Partial<RoleRow> {
  const given = Object.entries(flags) as [RoleFlag, boolean][]
  return Object.fromEntries(given.map(([flag, isSet]) => [roles[flag].column, isSet]))
}

/** The flags with these names, which are stored when a person is deleted. */
export function flagsNamed(names: readonly string[]): RoleFlags {
  return mapRoles(roleFlags, (flag) => names.includes(flag))
}

export function rolesOf(user: UserRow): RoleFlags & { readonly id: string } {
  return { id: user.id, ...flagsOf(user) }
}

/** What the user must still set up to meet the office's sign-in settings. */
export async function getSignInRequirement(
  db: Kysely<DB>,
  user: UserRow,
  { isByPasskey = false }: { readonly isByPasskey?: boolean } = {},
): Promise<SignInRequirement | null> {
  return missingSignInRequirement(rolesOf(user), {
    hasSecondFactor: hasSecondFactor(user),
    hasPasskey: await hasPasskey(db, user.id),
    isByPasskey,
    passwordIsShort: user.password_is_short,
    staffNeedSecondFactor: await getSetting(db, 'staffSecondFactor'),
  })
}

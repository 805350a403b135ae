import type { RoleFlags } from '@kakehashi/domain/roles'
import type { Strengthening } from '@kakehashi/domain/permissions'
import { strengtheningFor } from '@kakehashi/domain/permissions'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { getSetting } from '../../settings/queries.ts'
import type { UserRow } from './queries.ts'

/** Column names to the names that the domain rules use. */
export function rolesOf(user: UserRow): RoleFlags & { readonly id: string } {
  return {
    id: user.id,
    isAdmin: user.is_admin,
    isOwner: user.is_owner,
    isTranslator: user.is_translator,
    isContractor: user.is_contractor,
  }
}

/** What the user must still set up to meet the office's sign-in settings. */
export async function getStrengthening(
  db: Kysely<DB>,
  user: UserRow,
): Promise<Strengthening | null> {
  return strengtheningFor(rolesOf(user), {
    hasSecondFactor: user.totp_secret !== null,
    passwordIsShort: user.password_is_short,
    staffNeedSecondFactor: await getSetting(db, 'staffSecondFactor'),
  })
}

import type { UserView } from '@kakehashi/contract/accounts/users'
import { getUser, updateUser } from '@kakehashi/contract/accounts/users'
import { grantableRoles, mapRoles } from '@kakehashi/domain/people/roles'
import type { SignedInUser } from './office.ts'

/** Submits the edit form of a user with some fields changed. */
export function editUser(
  by: SignedInUser,
  { user }: { user: UserView },
  change: Partial<UserView>,
) {
  const { firstName, lastName, email } = user
  const flags = mapRoles(grantableRoles, (flag) => user[flag])
  const form = { userId: user._id, firstName, lastName, email, ...flags }
  return by.browser.call(updateUser, {
    params: { userId: user._id },
    body: { ...form, ...change },
  })
}

/** The user as an admin or owner reads them now. */
export async function readUser(by: SignedInUser, { user }: { user: UserView }): Promise<UserView> {
  return (await by.browser.call(getUser, { params: { id: user._id } })).body
}

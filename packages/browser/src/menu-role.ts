import { isAssignable } from '@kakehashi/domain/people/roles'
import type { UserInfo } from './user-info.ts'

/**
 * Which menu a user sees. The role is an attribute of the root element; elements whose `data-for`
 * does not contain it are hidden by CSS. A prerendered page thus has the right menu from the first
 * paint.
 */
export type MenuRole = 'visitor' | 'customer' | 'desk' | 'admin'

export function menuRoleOf(userInfo: UserInfo | null): MenuRole {
  if (!userInfo) return 'visitor'
  if (userInfo.isAdmin) return 'admin'
  // Translators who are also admins use the back office instead of the desk.
  return isAssignable(userInfo) ? 'desk' : 'customer'
}

/** A `data-for` value for all signed-in users. */
export const signedIn = 'customer desk admin'

import { isAssignable } from '@kakehashi/domain/people/roles'
import type { UserInfo } from './user-info.ts'

/**
 * What the header offers somebody. The root element carries it, and elements whose `data-for` names
 * other roles are not shown: so a page rendered for everybody has the right entries from its first
 * frame on.
 */
export type MenuRole = 'visitor' | 'customer' | 'desk' | 'admin'

export function menuRoleOf(userInfo: UserInfo | null): MenuRole {
  if (!userInfo) return 'visitor'
  if (userInfo.isAdmin) return 'admin'
  // Translators who are admins work in the back office; the desk is for those who are not.
  return isAssignable(userInfo) ? 'desk' : 'customer'
}

/** For `data-for`: everybody who is signed in. */
export const signedIn = 'customer desk admin'

import { isAssignable } from '@kakehashi/domain/people'
import type { UserInfo } from './user-info.ts'

/**
 * What the header offers somebody, as one word. It stands on the document's root, and elements that
 * name other roles in `data-for` are not shown, so the right entries are there in the first
 * picture of a page that was written for everybody.
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

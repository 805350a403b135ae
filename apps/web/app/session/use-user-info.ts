import { useSyncExternalStore } from 'react'
import { getUserInfo, subscribeToUserInfo, type UserInfo } from '@kakehashi/browser/user-info'

const visitor = () => null

/** Null for visitors, and while the build renders a page. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(subscribeToUserInfo, getUserInfo, visitor)
}

import { useSyncExternalStore } from 'react'
import { getUserInfo, subscribeToUserInfo, type UserInfo } from '@kakehashi/browser/user-info'

const visitor = () => null

/** Null for a visitor, and while a page is being written for everybody. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(subscribeToUserInfo, getUserInfo, visitor)
}

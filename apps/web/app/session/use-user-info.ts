import { useSyncExternalStore } from 'react'
import { getUserInfo, subscribeToUserInfo, type UserInfo } from './user-info.ts'

const visitor = () => null

/** Null for a visitor, and while a page is being written for everybody. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(subscribeToUserInfo, getUserInfo, visitor)
}

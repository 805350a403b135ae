import { menuRoleOf } from '@kakehashi/browser/menu-role'
import {
  countWaiting,
  getWaitingCount,
  rememberWaitingCount,
  showWaitingCount,
} from '@kakehashi/browser/waiting-count'
import { useLayoutEffect } from 'react'
import { useWaitingQuery } from '../api/waiting-api.ts'
import { useUserInfo } from '../session/use-user-info.ts'

/** Keeps the badge in the menu up to date: the live stream has the query read again. */
export function WaitingCount() {
  const userInfo = useUserInfo()
  const person = menuRoleOf(userInfo) === 'customer' ? userInfo?._id : undefined
  // Not `data`, which could be that of somebody who was signed in before.
  const { currentData } = useWaitingQuery(undefined, { skip: person === undefined })

  useLayoutEffect(() => {
    if (currentData && person !== undefined) {
      rememberWaitingCount(person, countWaiting(currentData))
    }
    showWaitingCount(getWaitingCount(person))
  }, [currentData, person])
  return null
}

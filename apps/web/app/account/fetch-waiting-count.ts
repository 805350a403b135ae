import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo } from '@kakehashi/browser/user-info'
import { countWaiting, rememberWaitingCount } from '@kakehashi/browser/waiting-count'
import { getWaiting, type WaitingReply } from '@kakehashi/contract/requests/waiting'
import { fetchWithSession } from '../api/client/fetch-with-session.ts'

/** The home page opens without the number if the server takes longer. */
const timeoutMs = 1000

/**
 * Reads how many things wait for a customer who has just signed in, so that the home page has room
 * for them from the first paint.
 */
export async function fetchWaitingCount(signal: AbortSignal): Promise<void> {
  const userInfo = getUserInfo()
  if (!userInfo || menuRoleOf(userInfo) !== 'customer') return
  try {
    const reply = await fetchWithSession(getWaiting.path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!reply.ok) return
    rememberWaitingCount(userInfo._id, countWaiting((await reply.json()) as WaitingReply))
  } catch {
    // The home page asks again.
  }
}

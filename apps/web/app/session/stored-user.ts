import type { UserView } from '@kakehashi/contract/accounts/users'
import type { UnknownAction } from '@reduxjs/toolkit'
import { signedIn } from './session-slice.ts'
import { setLogoutFailed } from '@kakehashi/browser/failed-logout'
import { markSharedComputer } from '@kakehashi/browser/shared-computer'
import { markSignedIn, getUserInfo } from '@kakehashi/browser/user-info'

interface Lifecycle {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<{ data: UserView }>
}

/** Stores the user after a successful sign-in. */
export async function storeUser(
  { dispatch, queryFulfilled }: Lifecycle,
  isShared = false,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  markSignedIn()
  markSharedComputer(isShared)
  setLogoutFailed(false)
  dispatch(signedIn(answer.data))
}

/** Updates the stored user. Not after a logout, which would sign the user in again. */
export async function refreshStoredUser({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer && getUserInfo()?._id === answer.data._id) dispatch(signedIn(answer.data))
}

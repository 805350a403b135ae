import type { UserView } from '@kakehashi/contract/accounts/users'
import type { UnknownAction } from '@reduxjs/toolkit'
import { signedIn } from './session-slice.ts'
import { markSignedIn, getUserInfo } from '@kakehashi/browser/user-info'

interface Lifecycle {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<{ data: UserView }>
}

/** Stores the user after a successful sign-in. */
export async function storeUser({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  markSignedIn()
  dispatch(signedIn(answer.data))
}

/** Updates the stored user. Not after a logout, which would sign the user in again. */
export async function refreshStoredUser({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer && getUserInfo()?._id === answer.data._id) dispatch(signedIn(answer.data))
}

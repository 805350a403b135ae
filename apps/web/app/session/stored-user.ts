import type { UserView } from '@kakehashi/contract/accounts/users'
import type { UnknownAction } from '@reduxjs/toolkit'
import { signedIn } from './session-slice.ts'
import { markSignedIn, getUserInfo } from '@kakehashi/browser/user-info'

interface Lifecycle {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<{ data: UserView }>
}

/** Whoever the server says has just signed in is the person this browser shows. */
export async function storeUser({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  markSignedIn()
  dispatch(signedIn(answer.data))
}

/** A newer record of the same person replaces the stored one; after a logout it must not come back. */
export async function refreshStoredUser({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer && getUserInfo()?._id === answer.data._id) dispatch(signedIn(answer.data))
}

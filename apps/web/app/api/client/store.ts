import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { sessionChanged, sessionSlice, signedIn, signedOut } from '../../session/session-slice.ts'
import { deleteFilesOf } from '@kakehashi/browser/draft-files'
import { deleteDraftsOf } from '@kakehashi/browser/drafts'
import { isSharedComputer } from '@kakehashi/browser/shared-computer'
import {
  clearUserInfo,
  getUserInfo,
  saveUserInfo,
  subscribeToUserInfo,
} from '@kakehashi/browser/user-info'
import { api } from './base-api.ts'

// Writes changes of the session to its stored copy, and clears the cache when the user changes, so
// that nobody sees data of the user before.
const session: Middleware<object, { session: ReturnType<typeof sessionSlice.reducer> }> =
  (store) => (next) => (action) => {
    const before = store.getState().session.userInfo
    const result = next(action)
    const { userInfo } = store.getState().session
    if (signedIn.match(action) || signedOut.match(action)) {
      if (userInfo) saveUserInfo(userInfo)
      else clearUserInfo()
    }
    if (before && before._id !== userInfo?._id) {
      store.dispatch(api.util.resetApiState())
      if (isSharedComputer()) forgetUnsent(before._id)
    }
    return result
  }

/** Nobody who comes after them finds what they typed or added. */
function forgetUnsent(person: string): void {
  deleteDraftsOf(person)
  void deleteFilesOf(person)
}

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer },
  middleware: (defaults) => defaults().concat(session, api.middleware),
})

subscribeToUserInfo(() => {
  const userInfo = getUserInfo()
  if (store.getState().session.userInfo !== userInfo) store.dispatch(sessionChanged(userInfo))
})

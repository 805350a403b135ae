import { sessionApi } from '../api/session-api.ts'
import { store } from '../api/client/store.ts'
import { forgetUndoOffers } from '../api/undo-offers.ts'
import { beginLogout, getUserInfo } from '@kakehashi/browser/user-info'
import { deleteFilesOf } from '@kakehashi/browser/draft-files'
import { showToast } from '@kakehashi/ui/toast'
import { deleteDraftsOf } from '@kakehashi/browser/drafts'
import { signedOut } from '../session/session-slice.ts'

/** Ends the session on the server and in this browser. An error of the server is only logged. */
export async function logOut(): Promise<void> {
  const person = getUserInfo()?._id
  beginLogout()
  const outcome = await store.dispatch(sessionApi.endpoints.logOut.initiate())
  if (outcome.error) {
    // oxlint-disable-next-line no-console -- a failed logout is logged and not shown
    console.error('The server did not end the session', outcome.error)
  }
  await clearLocalData(person)
}

/** Called after a logout: leaves nothing of the user on a shared computer. */
export async function clearLocalData(person: string | undefined): Promise<void> {
  showToast.forgetAll()
  forgetUndoOffers()
  store.dispatch(signedOut())
  deleteDraftsOf(person)
  await deleteFilesOf(person)
}

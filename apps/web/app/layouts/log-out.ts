import { sessionApi } from '../api/session-api.ts'
import { store } from '../api/client/store.ts'
import { forgetUndoOffers } from '../api/undo-offers.ts'
import { beginLogout } from '@kakehashi/browser/user-info'
import { deleteAllFiles } from '@kakehashi/browser/draft-files'
import { showToast } from '@kakehashi/ui/toast'
import { deleteAllDrafts } from '@kakehashi/browser/drafts'
import { setLogoutFailed } from '@kakehashi/browser/failed-logout'
import { readKeptSettings, restoreSettings } from '@kakehashi/browser/kept-settings'
import { markSharedComputer } from '@kakehashi/browser/shared-computer'
import { signedOut } from '../session/session-slice.ts'

/**
 * Ends the session on the server and in this browser. If the server does not answer, the error is
 * logged and the login page says that the session may still be open.
 */
export async function logOut(): Promise<void> {
  beginLogout()
  const settings = readKeptSettings()
  const outcome = await store.dispatch(sessionApi.endpoints.logOut.initiate())
  restoreSettings(settings)
  setLogoutFailed(outcome.error !== undefined)
  if (outcome.error) {
    // oxlint-disable-next-line no-console -- the login page says so too
    console.error('The server did not end the session', outcome.error)
  }
  await clearLocalData()
}

/**
 * Called after a logout. As the server asks of the browser, it also deletes unsent work of others
 * who use this browser; the person was warned before.
 */
export async function clearLocalData(): Promise<void> {
  showToast.forgetAll()
  forgetUndoOffers()
  store.dispatch(signedOut())
  deleteAllDrafts()
  await deleteAllFiles()
  markSharedComputer(false)
}

import { sessionApi } from '../api/session-api.ts'
import { store } from '../api/client/store.ts'
import { clearLocalData } from '../drafts/clear-local-data.ts'
import { beginLogout, getUserInfo } from '@kakehashi/browser/user-info'

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

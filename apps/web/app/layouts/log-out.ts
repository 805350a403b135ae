import { signOut } from '@kakehashi/contract/session'
import { api, call } from '../api/base-api.ts'
import { store } from '../api/store.ts'
import { clearLocalData } from '../drafts/clear-local-data.ts'
import { getUserInfo, beginLogout } from '@kakehashi/browser/user-info'

// Nobody should be kept waiting at a shared computer because the office cannot be reached.
const patience = 5000

const logOutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logOut: build.mutation<unknown, void>({
      query: () => ({ ...call(signOut, {}), timeout: patience }),
    }),
  }),
})

/** Ends the session at the server and here; a server that fails is only logged. */
export async function logOut(): Promise<void> {
  const person = getUserInfo()?._id
  beginLogout()
  const outcome = await store.dispatch(logOutApi.endpoints.logOut.initiate())
  if (outcome.error) {
    // oxlint-disable-next-line no-console -- a failed logout is logged and not shown
    console.error('The server did not end the session', outcome.error)
  }
  await clearLocalData(person)
}

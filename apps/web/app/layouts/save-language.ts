import type { Language } from '@kakehashi/domain/language'
import { accountsApi } from '../api/accounts-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { store } from '../api/client/store.ts'
import { signedIn } from '../session/session-slice.ts'

/** Saves the language on the account, for mails and other devices. */
export async function saveLanguage(language: Language): Promise<void> {
  const outcome = await store.dispatch(accountsApi.endpoints.saveLanguage.initiate(language))
  if (outcome.error) showFailedCall(outcome.error)
  else store.dispatch(signedIn(outcome.data))
}

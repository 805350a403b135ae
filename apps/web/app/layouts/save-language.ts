import type { Language } from '@kakehashi/domain/language'
import { accountsApi } from '../api/accounts-api.ts'
import { errorMessage } from '../api/client/base-api.ts'
import { store } from '../api/client/store.ts'
import { signedIn } from '../session/session-slice.ts'
import { showToast } from '@kakehashi/ui/toast'

/** Saves the language on the account, for mails and other devices. */
export async function saveLanguage(language: Language): Promise<void> {
  const outcome = await store.dispatch(accountsApi.endpoints.saveLanguage.initiate(language))
  if (outcome.error) showToast.error(errorMessage(outcome.error))
  else store.dispatch(signedIn(outcome.data))
}

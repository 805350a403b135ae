import type { UserView } from '@kakehashi/contract/users'
import { chooseLanguage } from '@kakehashi/contract/users'
import type { Language } from '@kakehashi/domain/language'
import { api, call, errorMessage } from '../api/base-api.ts'
import { store } from '../api/store.ts'
import { showToast } from '@kakehashi/ui/toast'
import { signedIn } from '../session/session-slice.ts'

const languageApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveLanguage: build.mutation<UserView, Language>({
      query: (language) => call(chooseLanguage, { body: { language } }),
    }),
  }),
})

/** Keeps the chosen language on the account, so that mails and other devices follow. */
export async function saveLanguage(language: Language): Promise<void> {
  const outcome = await store.dispatch(languageApi.endpoints.saveLanguage.initiate(language))
  if (outcome.error) showToast.error(errorMessage(outcome.error))
  else store.dispatch(signedIn(outcome.data))
}

import * as commands from '@kakehashi/contract/request-commands'
import type { RequestDetail } from '@kakehashi/contract/request-view'
import { api, call } from './base-api.ts'
import { changed, keep } from './requests-api.ts'

interface Submission {
  requestId: string
  /** The version that was on screen, so that nobody overwrites what they have not seen. */
  version: number
  translation: string
}

const translationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The same call from the office and from a translator's desk. */
    submitTranslation: build.mutation<RequestDetail, Submission>({
      query: ({ requestId, version, translation }) =>
        call(commands.updateRequest, {
          params: { requestId },
          body: {
            requestId,
            version,
            isTranslated: true,
            translatedAt: new Date().toISOString(),
            translation,
          },
        }),
      onQueryStarted: (_submission, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),
  }),
})

export const { useSubmitTranslationMutation } = translationApi

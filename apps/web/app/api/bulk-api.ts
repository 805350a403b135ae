import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { changeRequests } from '@kakehashi/contract/requests/bulk'
import { api, call } from './client/base-api.ts'
import { changed } from './requests-api.ts'

export type BulkBody = SentBody<typeof changeRequests>
export type BulkReply = ReplyOf<typeof changeRequests>

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeRequests: build.mutation<BulkReply, BulkBody>({
      query: (body) => call(changeRequests, { body }),
      // After an error some may have changed all the same.
      invalidatesTags: (_reply, _error, { requests }) =>
        requests.flatMap(({ _id }) => changed(_id)),
    }),
  }),
})

export const { useChangeRequestsMutation } = bulkApi

import * as contract from '@kakehashi/contract/presence'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { api, call, shortLived } from './client/base-api.ts'

type Present = ReplyOf<typeof contract.listPresent>

const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPresent: build.query<Present, string>({
      query: (requestId) => call(contract.listPresent, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Presence', id }],
    }),

    reportPresence: build.mutation<Present, { requestId: string; isHere: boolean }>({
      query: ({ requestId, isHere }) => ({
        ...call(contract.reportPresence, { params: { requestId }, body: { isHere } }),
        // Somebody who leaves may close the page.
        keepalive: !isHere,
      }),
    }),
  }),
})

export const { useListPresentQuery, useReportPresenceMutation } = presenceApi

import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { holdRequest } from '@kakehashi/contract/requests/retention'
import { api, call } from './client/base-api.ts'
import { showsRequest } from './requests-api.ts'

interface Hold {
  readonly requestId: string
  readonly body: SentBody<typeof holdRequest>
}

const retentionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For owners: whether the documents are kept beyond their time. */
    holdRequest: build.mutation<RequestDetail, Hold>({
      query: ({ requestId, body }) => call(holdRequest, { params: { requestId }, body }),
      ...showsRequest,
    }),
  }),
})

export const { useHoldRequestMutation } = retentionApi

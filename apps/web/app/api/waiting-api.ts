import { getWaiting, type WaitingReply } from '@kakehashi/contract/requests/waiting'
import { api, call } from './client/base-api.ts'

const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What waits for the customer, over all their requests. */
    waiting: build.query<WaitingReply, void>({
      query: () => call(getWaiting, {}),
      providesTags: ['User', { type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const { useWaitingQuery } = waitingApi

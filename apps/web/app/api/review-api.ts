import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as contract from '@kakehashi/contract/requests/review'
import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { api, call, shortLived } from './client/base-api.ts'

type Tick = { readonly requestId: string } & SentBody<typeof contract.tickCheck>

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<ReviewView, string>({
      query: (requestId) => call(contract.getReview, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
    }),

    /** The reply is the whole review, which is shown at once. */
    tickCheck: build.mutation<ReviewView, Tick>({
      query: ({ requestId, ...body }) => call(contract.tickCheck, { params: { requestId }, body }),
      onQueryStarted: async ({ requestId }, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => undefined)
        if (!reply) return
        dispatch(reviewApi.util.updateQueryData('getReview', requestId, () => reply.data))
      },
      // A newer version has to be read first.
      invalidatesTags: (_reply, error, { requestId }) =>
        error ? [{ type: 'Request', id: requestId }] : [],
    }),
  }),
})

export const { useGetReviewQuery, useTickCheckMutation } = reviewApi

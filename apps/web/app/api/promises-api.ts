import * as promises from '@kakehashi/contract/requests/promises'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { api, call } from './client/base-api.ts'

const promisesApi = api.injectEndpoints({
  endpoints: (build) => ({
    closedPromises: build.query<ReplyOf<typeof promises.listClosedPromises>, void>({
      query: () => call(promises.listClosedPromises, {}),
      providesTags: ['Closures', { type: 'Request', id: 'LIST' }],
    }),

    promisesWhileAway: build.query<ReplyOf<typeof promises.listPromisesWhileAway>, string>({
      query: (userId) => call(promises.listPromisesWhileAway, { params: { userId } }),
      providesTags: (_reply, _error, userId) => [
        { type: 'User', id: userId },
        { type: 'Request', id: 'LIST' },
      ],
    }),

    moveClosedPromises: build.mutation<
      ReplyOf<typeof promises.moveClosedPromises>,
      SentBody<typeof promises.moveClosedPromises>
    >({
      query: (body) => call(promises.moveClosedPromises, { body }),
      invalidatesTags: ['Closures', 'Request'],
    }),

    restoreMovedPromises: build.mutation<
      ReplyOf<typeof promises.restoreMovedPromises>,
      SentBody<typeof promises.restoreMovedPromises>
    >({
      query: (body) => call(promises.restoreMovedPromises, { body }),
      invalidatesTags: ['Closures', 'Request'],
    }),
  }),
})

export const {
  useClosedPromisesQuery,
  usePromisesWhileAwayQuery,
  useMoveClosedPromisesMutation,
  useRestoreMovedPromisesMutation,
} = promisesApi

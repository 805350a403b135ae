import * as closures from '@kakehashi/contract/closures'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import type { ClosedDays } from '@kakehashi/domain/calendar/closed-days'
import { api, call, under } from './client/base-api.ts'

export const closuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClosures: build.query<ReplyOf<typeof closures.listClosures>, void>({
      query: () => call(closures.listClosures, {}),
      providesTags: ['Closures'],
    }),

    addClosure: build.mutation<
      ReplyOf<typeof closures.addClosure>,
      { key: string; body: SentBody<typeof closures.addClosure> }
    >({
      query: ({ key, body }) => ({ ...call(closures.addClosure, { body }), ...under(key) }),
      invalidatesTags: ['Closures'],
    }),

    removeClosure: build.mutation<ReplyOf<typeof closures.removeClosure>, ClosedDays>({
      query: ({ from, until }) =>
        call(closures.removeClosure, { params: { from }, query: { until } }),
      invalidatesTags: ['Closures'],
    }),
  }),
})

export const { useListClosuresQuery, useAddClosureMutation, useRemoveClosureMutation } = closuresApi

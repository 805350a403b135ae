import * as closures from '@kakehashi/contract/closures'
import type { ReplyOf, SentBody } from '@kakehashi/contract/endpoint'
import type { ClosedDays } from '@kakehashi/domain/closed-days'
import { api, call, under } from './base-api.ts'

/** How those who work here close the office and open it again. */
const closuresApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useAddClosureMutation, useRemoveClosureMutation } = closuresApi

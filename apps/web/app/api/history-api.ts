import * as contract from '@kakehashi/contract/history'
import type { SentQuery } from '@kakehashi/contract/http/endpoint'
import { api, call, shortLived } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

export type HistoryFilter = Omit<SentQuery<typeof contract.listHistory>, 'limit' | 'cursor'>

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<
      Page<contract.HistoryEntry>,
      HistoryFilter,
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg: filter, pageParam: cursor }) =>
        call(contract.listHistory, {
          query: { ...filter, ...(cursor !== undefined && { cursor }) },
        }),
      transformResponse: (items: contract.HistoryEntry[], meta) => pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
    }),

    historyChecks: build.query<contract.HistoryChecks, void>({
      query: () => call(contract.getHistoryChecks, {}),
      keepUnusedDataFor: shortLived,
      providesTags: ['HistoryChecks'],
    }),

    verifyHistory: build.mutation<contract.HistoryChecks, void>({
      query: () => call(contract.verifyHistoryNow, {}),
      invalidatesTags: ['HistoryChecks'],
    }),
  }),
})

export const { useListHistoryInfiniteQuery, useHistoryChecksQuery, useVerifyHistoryMutation } =
  historyApi

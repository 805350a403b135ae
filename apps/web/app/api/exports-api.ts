import * as exports from '@kakehashi/contract/exports'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { api, call, shortLived } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExports: build.infiniteQuery<Page<exports.ExportView>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: cursor }) =>
        call(exports.listExports, { query: { ...(cursor !== undefined && { cursor }) } }),
      transformResponse: (items: exports.ExportView[], meta) => pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: ['Exports'],
    }),

    askForExport: build.mutation<exports.ExportView, SentBody<typeof exports.askForExport>>({
      query: (body) => call(exports.askForExport, { body }),
      invalidatesTags: ['Exports'],
    }),
  }),
})

export const { useListExportsInfiniteQuery, useAskForExportMutation } = exportsApi

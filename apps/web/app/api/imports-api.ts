import * as imports from '@kakehashi/contract/imports'
import type { ImportKind } from '@kakehashi/domain/data-files/imports'
import { api, call, shortLived } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.infiniteQuery<Page<imports.ImportView>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: cursor }) =>
        call(imports.listImports, { query: { ...(cursor !== undefined && { cursor }) } }),
      transformResponse: (items: imports.ImportView[], meta) => pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: ['Imports'],
    }),

    getImport: build.query<imports.ImportDetail, string>({
      query: (id) => call(imports.getImport, { params: { id } }),
      keepUnusedDataFor: shortLived,
      providesTags: ['Imports'],
    }),

    checkImport: build.mutation<imports.ImportView, { kind: ImportKind; file: File }>({
      query: ({ kind, file }) => {
        const body = new FormData()
        body.append(imports.checkImport.consumes.field, file)
        return { ...call(imports.checkImport, { query: { kind } }), body }
      },
      invalidatesTags: ['Imports'],
    }),

    runImport: build.mutation<imports.ImportView, string>({
      query: (id) => call(imports.runImport, { params: { id } }),
      // Also after a refusal: the screen then shows what is true now.
      invalidatesTags: ['Imports'],
    }),

    takeBackImport: build.mutation<imports.ImportView, string>({
      query: (id) => call(imports.takeBackImport, { params: { id } }),
      invalidatesTags: ['Imports'],
    }),
  }),
})

export const {
  useListImportsInfiniteQuery,
  useGetImportQuery,
  useCheckImportMutation,
  useRunImportMutation,
  useTakeBackImportMutation,
} = importsApi

import * as glossary from '@kakehashi/contract/glossary'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as files from '@kakehashi/contract/language-files'
import * as memory from '@kakehashi/contract/memory'
import type { LanguageFileKind } from '@kakehashi/domain/glossary/language-files'
import { api, call, shortLived, under } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

interface Terms {
  readonly q: string
  readonly state: 'in-use' | 'archived'
}

const pages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
}

const glossaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTerms: build.infiniteQuery<Page<glossary.GlossaryTerm>, Terms, string | undefined>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { q, state }, pageParam: cursor }) =>
        call(glossary.listTerms, {
          query: { state, ...(q !== '' && { q }), ...(cursor !== undefined && { cursor }) },
        }),
      transformResponse: (items: glossary.GlossaryTerm[], meta) => pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: ['Glossary'],
    }),

    addTerm: build.mutation<
      glossary.GlossaryTerm,
      { key: string; body: SentBody<typeof glossary.addTerm> }
    >({
      query: ({ key, body }) => ({ ...call(glossary.addTerm, { body }), ...under(key) }),
      invalidatesTags: ['Glossary'],
    }),

    changeTerm: build.mutation<
      glossary.GlossaryTerm,
      { termId: string; body: SentBody<typeof glossary.changeTerm> }
    >({
      query: ({ termId, body }) => call(glossary.changeTerm, { params: { termId }, body }),
      invalidatesTags: ['Glossary'],
    }),

    archiveTerm: build.mutation<glossary.GlossaryTerm, { termId: string; isArchived: boolean }>({
      query: ({ termId, isArchived }) =>
        call(glossary.archiveTerm, { params: { termId }, body: { isArchived } }),
      invalidatesTags: ['Glossary'],
    }),

    lookUp: build.query<ReplyOf<typeof glossary.lookUp>, string>({
      query: (text) => call(glossary.lookUp, { body: { text } }),
      keepUnusedDataFor: shortLived,
      providesTags: ['Glossary'],
    }),

    listPairs: build.infiniteQuery<Page<memory.SentencePairView>, void, string | undefined>({
      infiniteQueryOptions: pages,
      query: ({ pageParam: cursor }) =>
        call(memory.listPairs, { query: { ...(cursor !== undefined && { cursor }) } }),
      transformResponse: (items: memory.SentencePairView[], meta) => pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: ['Glossary'],
    }),

    addPair: build.mutation<
      memory.SentencePairView,
      { requestId: string; key: string; body: SentBody<typeof memory.addPair> }
    >({
      query: ({ requestId, key, body }) => ({
        ...call(memory.addPair, { params: { requestId }, body }),
        ...under(key),
      }),
      invalidatesTags: ['Glossary'],
    }),

    removePair: build.mutation<unknown, string>({
      query: (pairId) => call(memory.removePair, { params: { pairId } }),
      invalidatesTags: ['Glossary'],
    }),

    importLanguageFile: build.mutation<
      files.LanguageImport,
      { kind: LanguageFileKind; mode: 'check' | 'import'; file: File }
    >({
      query: ({ kind, mode, file }) => {
        const body = new FormData()
        body.append(files.importLanguageFile.consumes.field, file)
        return { ...call(files.importLanguageFile, { query: { kind, mode } }), body }
      },
      invalidatesTags: ['Glossary'],
    }),
  }),
})

export const {
  useListTermsInfiniteQuery,
  useAddTermMutation,
  useChangeTermMutation,
  useArchiveTermMutation,
  useLookUpQuery,
  useListPairsInfiniteQuery,
  useAddPairMutation,
  useRemovePairMutation,
  useImportLanguageFileMutation,
} = glossaryApi

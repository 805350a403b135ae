import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as names from '@kakehashi/contract/requests/names'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import { readPassportLines, readPassportPhoto } from '@kakehashi/contract/requests/passport-lines'
import { api, call, shortLived, under } from './client/base-api.ts'
import { showsReply } from './shows-reply.ts'

interface About {
  readonly requestId: string
}
interface AboutEntry extends About {
  readonly entryId: string
}

const readsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNames: build.query<NameSheet, string>({
      query: (requestId) => call(names.getNames, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
    }),
  }),
})

const showsSheet = showsReply((reply: NameSheet) =>
  readsApi.util.updateQueryData('getNames', reply.request, () => reply),
)

const namesApi = readsApi.injectEndpoints({
  endpoints: (build) => ({
    addName: build.mutation<
      NameSheet,
      About & { key: string; body: SentBody<typeof names.addName> }
    >({
      query: ({ requestId, key, body }) => ({
        ...call(names.addName, { params: { requestId }, body }),
        ...under(key),
      }),
      ...showsSheet,
    }),
    changeName: build.mutation<NameSheet, AboutEntry & { body: SentBody<typeof names.changeName> }>(
      {
        query: ({ requestId, entryId, body }) =>
          call(names.changeName, { params: { requestId, entryId }, body }),
        ...showsSheet,
      },
    ),
    removeName: build.mutation<NameSheet, AboutEntry & SentBody<typeof names.removeName>>({
      query: ({ requestId, entryId, ...body }) =>
        call(names.removeName, { params: { requestId, entryId }, body }),
      ...showsSheet,
    }),
    confirmNames: build.mutation<NameSheet, About & SentBody<typeof names.confirmNames>>({
      query: ({ requestId, ...body }) => call(names.confirmNames, { params: { requestId }, body }),
      ...showsSheet,
    }),
    askForNames: build.mutation<NameSheet, About>({
      query: ({ requestId }) => call(names.askForNames, { params: { requestId } }),
      ...showsSheet,
    }),
    readPassportLines: build.mutation<
      ReplyOf<typeof readPassportLines>,
      About & SentBody<typeof readPassportLines>
    >({
      query: ({ requestId, ...body }) => call(readPassportLines, { params: { requestId }, body }),
    }),
    readPassportPhoto: build.mutation<
      ReplyOf<typeof readPassportPhoto>,
      About & SentBody<typeof readPassportPhoto>
    >({
      query: ({ requestId, ...body }) => call(readPassportPhoto, { params: { requestId }, body }),
    }),
  }),
})

export const { useGetNamesQuery } = readsApi
export const {
  useAddNameMutation,
  useChangeNameMutation,
  useRemoveNameMutation,
  useConfirmNamesMutation,
  useAskForNamesMutation,
  useReadPassportLinesMutation,
  useReadPassportPhotoMutation,
} = namesApi

import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as names from '@kakehashi/contract/requests/names'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import { readPassportLines } from '@kakehashi/contract/requests/passport-lines'
import { api, call, shortLived, under } from './client/base-api.ts'
import { changed } from './requests-api.ts'

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

type ShowSheet = (action: ReturnType<typeof asItNowIs>) => unknown

function asItNowIs(sheet: NameSheet) {
  return readsApi.util.updateQueryData('getNames', sheet.request, () => sheet)
}

/** Every reply is the whole sheet, which is shown at once; request and lists are read again. */
const showsSheet = {
  onQueryStarted: async (
    _about: About,
    {
      dispatch,
      queryFulfilled,
    }: { dispatch: ShowSheet; queryFulfilled: Promise<{ data: NameSheet }> },
  ) => {
    const reply = await queryFulfilled.catch(() => undefined)
    if (reply) dispatch(asItNowIs(reply.data))
  },
  invalidatesTags: (_reply: unknown, _error: unknown, { requestId }: About) => changed(requestId),
}

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
} = namesApi

import type { ReplyOf, SentBody } from '@kakehashi/contract/endpoint'
import * as commands from '@kakehashi/contract/request-commands'
import * as requests from '@kakehashi/contract/requests'
import type { CustomerRequestItem, RequestDetail } from '@kakehashi/contract/request-view'
import { api, call, under } from './base-api.ts'
import { pageOf, type Page } from './pagination.ts'

const briefly = 5

/** A change reaches the request itself and every list it stands in. */
export const changed = (id: string) => [
  { type: 'Request' as const, id },
  { type: 'Request' as const, id: 'LIST' },
]

/** A body of the contract for one request, which is named in the address and in the body. */
type To<Body> = Omit<Body, 'requestId'> & { requestId: string }

const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRequest: build.query<RequestDetail, string>({
      query: (id) => call(requests.getRequest, { params: { id } }),
      keepUnusedDataFor: briefly,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
    }),

    myRequests: build.infiniteQuery<Page<CustomerRequestItem>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: cursor }) =>
        call(requests.myRequests, { query: cursor === undefined ? {} : { cursor } }),
      transformResponse: (items: ReplyOf<typeof requests.myRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: briefly,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),
  }),
})

/** The answer to a change is the request as it now is, so no screen shows the old one meanwhile. */
export async function keep(
  fulfilled: Promise<{ data: RequestDetail }>,
  dispatch: (action: ReturnType<typeof asItNowIs>) => unknown,
): Promise<void> {
  const reply = await fulfilled.catch(() => undefined)
  if (reply) dispatch(asItNowIs(reply.data))
}

function asItNowIs(request: RequestDetail) {
  return readingApi.util.updateQueryData('getRequest', request._id, () => request)
}

const requestsApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    createRequest: build.mutation<
      RequestDetail,
      { body: SentBody<typeof requests.createRequest>; key: string }
    >({
      query: ({ body, key }) => ({ ...call(requests.createRequest, { body }), ...under(key) }),
      invalidatesTags: [{ type: 'Request', id: 'LIST' }, 'User'],
    }),

    addDocument: build.mutation<RequestDetail, To<SentBody<typeof requests.addDocument>>>({
      query: (body) => call(requests.addDocument, { params: { requestId: body.requestId }, body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),

    answerQuote: build.mutation<RequestDetail, To<SentBody<typeof commands.answerQuote>>>({
      query: (body) => call(commands.answerQuote, { params: { requestId: body.requestId }, body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),

    closeRequest: build.mutation<RequestDetail, To<SentBody<typeof commands.closeRequest>>>({
      query: (body) => call(commands.closeRequest, { params: { requestId: body.requestId }, body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
      invalidatesTags: (_reply, _error, { requestId }) => changed(requestId),
    }),
  }),
})

export const {
  useCreateRequestMutation,
  useGetRequestQuery,
  useMyRequestsInfiniteQuery,
  useAddDocumentMutation,
  useAnswerQuoteMutation,
  useCloseRequestMutation,
} = requestsApi

import type { ReplyOf, SentBody, SentQuery } from '@kakehashi/contract/http/endpoint'
import * as requests from '@kakehashi/contract/requests/requests'
import type {
  CustomerRequestItem,
  DeskRequestItem,
  OfficeRequestItem,
  RequestDetail,
} from '@kakehashi/contract/requests/request-view'
import type { Stage } from '@kakehashi/domain/request/stage'
import { api, call, shortLived, under } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

/** Reads the request, its payments and every list that contains it again. */
export const changed = (id: string) => [{ type: 'Request' as const, id }, ...besides(id)]

/** The reply to our own change is the request itself, so only the rest is read again. */
export const changedHere = (id: string, error: unknown) => (error ? changed(id) : besides(id))

const besides = (id: string) => [
  { type: 'Payment' as const, id },
  { type: 'Request' as const, id: 'LIST' },
]

/** The filters of a request list. */
export interface AskedRequests {
  readonly stage?: requests.RequestList | undefined
  readonly service?: string | undefined
  readonly overdue?: boolean | undefined
  readonly unread?: boolean | undefined
  /** A translator's id, or 'nobody'. */
  readonly assignee?: string | undefined
  readonly due?: 'now' | 'later' | undefined
  readonly sort?: requests.RequestSort | undefined
  readonly mine?: boolean | undefined
  readonly user?: string | undefined
  readonly translator?: string | undefined
}

/** The position of a request in the list of a stage, and which request is due first. */
export type Queue = ReplyOf<typeof requests.getQueue>
export type QueueNeighbour = NonNullable<Queue['first']>

/** The filters of one's own requests. */
export type AskedOwnRequests = Pick<SentQuery<typeof requests.myRequests>, 'search' | 'state'>

function asQuery(
  { overdue, unread, mine, ...asked }: AskedRequests,
  cursor: string | undefined,
): SentQuery<typeof requests.listRequests> {
  const flags = { overdue: overdue && '1', unread: unread && '1', mine: mine && '1' }
  return withoutEmpty({ ...asked, ...flags, cursor })
}

// Filters that are off are left out of the address.
const withoutEmpty = (filters: Record<string, string | false | undefined>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value))

type OnDesk = 'to-do' | 'with-others'

export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRequest: build.query<RequestDetail, string>({
      query: (id) => call(requests.getRequest, { params: { id } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
      // A read that began before our own change must not replace its reply.
      merge: (shown, read) => (read.version < shown.version ? shown : read),
    }),

    myRequests: build.infiniteQuery<
      Page<CustomerRequestItem>,
      AskedOwnRequests | void,
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg, pageParam: cursor }) =>
        call(requests.myRequests, { query: withoutEmpty({ ...queryArg, cursor }) }),
      transformResponse: (items: ReplyOf<typeof requests.myRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    listRequests: build.infiniteQuery<Page<OfficeRequestItem>, AskedRequests, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg, pageParam }) =>
        call(requests.listRequests, { query: asQuery(queryArg, pageParam) }),
      transformResponse: (items: ReplyOf<typeof requests.listRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    /** The requests assigned to the user: to be translated, or waiting for someone else. */
    assignedRequests: build.infiniteQuery<Page<DeskRequestItem>, OnDesk, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg, pageParam: cursor }) =>
        call(requests.assignedRequests, {
          query: {
            toDo: queryArg === 'to-do' ? '1' : '0',
            ...(cursor !== undefined && { cursor }),
          },
        }),
      transformResponse: (items: ReplyOf<typeof requests.assignedRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    /** The neighbours of a request, for working through a stage one by one. */
    queue: build.query<Queue, { id: string; stage: Stage }>({
      query: ({ id, stage }) =>
        call(requests.getQueue, { params: { requestId: id }, query: { stage } }),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    createRequest: build.mutation<
      RequestDetail,
      { body: SentBody<typeof requests.createRequest>; key: string }
    >({
      query: ({ body, key }) => ({ ...call(requests.createRequest, { body }), ...under(key) }),
      invalidatesTags: [{ type: 'Request', id: 'LIST' }, 'User'],
    }),
  }),
})

export const {
  useGetRequestQuery,
  useMyRequestsInfiniteQuery,
  useListRequestsInfiniteQuery,
  useAssignedRequestsInfiniteQuery,
  useQueueQuery,
  useCreateRequestMutation,
} = requestsApi

type Fulfilled = Promise<{ data: RequestDetail }>
type ShowReply = (action: ReturnType<typeof asItNowIs>) => unknown

/** Puts the reply into the cache, so that no screen shows the request as it was before. */
async function showReply(fulfilled: Fulfilled, dispatch: ShowReply): Promise<void> {
  const reply = await fulfilled.catch(() => undefined)
  if (reply) dispatch(asItNowIs(reply.data))
}

function asItNowIs(request: RequestDetail) {
  return requestsApi.util.updateQueryData('getRequest', request._id, () => request)
}

/** For commands whose reply is the request: shows the reply and reads the rest again. */
export const showsRequest = {
  onQueryStarted: (
    _body: unknown,
    { dispatch, queryFulfilled }: { dispatch: ShowReply; queryFulfilled: Fulfilled },
  ) => showReply(queryFulfilled, dispatch),
  invalidatesTags: (_reply: unknown, error: unknown, { requestId }: { requestId: string }) =>
    changedHere(requestId, error),
}

import { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf, SentQuery } from '@kakehashi/contract/endpoint'
import type { OfficeRequestItem } from '@kakehashi/contract/request-view'
import { getQueue, listRequests, type RequestList } from '@kakehashi/contract/requests'
import { search } from '@kakehashi/contract/search'
import type { Stage } from '@kakehashi/domain/request/stage'
import { api, call } from './base-api.ts'
import { pageOf, type Page } from './pagination.ts'

const briefly = 5

/** Which requests a list shows: a stage or one of the lists beside it, and what narrows it. */
export interface AskedRequests {
  readonly stage?: RequestList | undefined
  readonly service?: string | undefined
  readonly overdue?: boolean | undefined
  readonly unread?: boolean | undefined
  readonly user?: string | undefined
  readonly translator?: string | undefined
}

/** Where a request stands in the list of a stage, and which one is due first. */
export type Queue = ReplyOf<typeof getQueue>
export type QueueNeighbour = NonNullable<Queue['first']>

// Only what was asked for stands in the address: a filter that is off is not there.
function asQuery(
  { overdue, unread, ...asked }: AskedRequests,
  cursor: string | undefined,
): SentQuery<typeof listRequests> {
  const filters = { ...asked, cursor, overdue: overdue && '1', unread: unread && '1' }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

const officeListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With how many of the newest of each stage; 0 for the figures alone. */
    dashboard: build.query<ReplyOf<typeof dashboard>, number>({
      query: (newest) => call(dashboard, { query: { newest } }),
      keepUnusedDataFor: briefly,
      // The figures of customers move with people, all others with requests.
      providesTags: [{ type: 'Request', id: 'LIST' }, 'Users'],
    }),

    /** Newest first, a hundred at a time. */
    listRequests: build.infiniteQuery<Page<OfficeRequestItem>, AskedRequests, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg, pageParam }) =>
        call(listRequests, { query: asQuery(queryArg, pageParam) }),
      transformResponse: (items: ReplyOf<typeof listRequests>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: briefly,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    searchOffice: build.query<ReplyOf<typeof search>, string>({
      query: (q) => call(search, { query: { q, limit: 8 } }),
      keepUnusedDataFor: briefly,
      providesTags: [{ type: 'Request', id: 'LIST' }, 'Users'],
    }),

    /** The neighbours of a request, for whoever works through a stage. */
    queue: build.query<Queue, { id: string; stage: Stage }>({
      query: ({ id, stage }) => call(getQueue, { params: { requestId: id }, query: { stage } }),
      keepUnusedDataFor: briefly,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const {
  useDashboardQuery,
  useListRequestsInfiniteQuery,
  useSearchOfficeQuery,
  useQueueQuery,
} = officeListsApi

import * as books from '@kakehashi/contract/books'
import { api, call } from './client/base-api.ts'
import type { Page } from './client/pagination.ts'

/** A month is its own id. */
export interface ListedMonth extends books.MonthItem {
  readonly _id: string
}

const booksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMonths: build.infiniteQuery<Page<ListedMonth>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: before }) =>
        call(books.listMonths, { query: { ...(before !== undefined && { before }) } }),
      transformResponse: ({
        months,
        hasOlder,
      }: {
        months: books.MonthItem[]
        hasOlder: boolean
      }) => ({
        items: months.map((item) => ({ ...item, _id: item.month })),
        next: hasOlder ? months.at(-1)?.month : undefined,
      }),
      providesTags: ['Books'],
    }),

    getMonth: build.query<books.MonthView, string>({
      query: (month) => call(books.getMonth, { params: { month } }),
      providesTags: ['Books', 'Till'],
    }),

    closeMonth: build.mutation<books.MonthView, string>({
      query: (month) => call(books.closeMonth, { params: { month } }),
      // Also after a refusal: the screen then shows what is true now.
      invalidatesTags: ['Books'],
    }),

    reopenMonth: build.mutation<books.MonthView, { month: string; reason: string }>({
      query: ({ month, reason }) =>
        call(books.reopenMonth, { params: { month }, body: { reason } }),
      invalidatesTags: ['Books'],
    }),
  }),
})

export const {
  useListMonthsInfiniteQuery,
  useGetMonthQuery,
  useCloseMonthMutation,
  useReopenMonthMutation,
} = booksApi

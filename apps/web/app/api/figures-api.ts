import * as contract from '@kakehashi/contract/figures'
import type { ReplyOf, SentQuery } from '@kakehashi/contract/http/endpoint'
import type { Period } from '@kakehashi/domain/figures/periods'
import { api, call, shortLived } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

export type Figures = ReplyOf<typeof contract.getFigures>
export type FigureListQuery = Omit<SentQuery<typeof contract.listFigureOrders>, 'limit' | 'cursor'>

/** An entry has an id of its own, because an order can be listed twice. */
export interface FigureEntry extends Omit<contract.ListedOrder, '_id'> {
  readonly _id: string
  readonly request: string
}

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query<Figures, Period>({
      query: ({ from, to }) => call(contract.getFigures, { query: { from, to } }),
      keepUnusedDataFor: shortLived,
      providesTags: ['Figures'],
    }),

    listFigureOrders: build.infiniteQuery<
      Page<FigureEntry>,
      FigureListQuery & { readonly limit?: number },
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg: { limit = 50, ...query }, pageParam: cursor }) =>
        call(contract.listFigureOrders, {
          query: { ...query, limit, ...(cursor !== undefined && { cursor }) },
        }),
      transformResponse: (items: contract.ListedOrder[], meta) =>
        pageOf(items.map(toEntry), meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      providesTags: ['Figures'],
    }),
  }),
})

function toEntry({ _id: request, ...order }: contract.ListedOrder): FigureEntry {
  return { ...order, request, _id: `${order.entry} ${order.at}` }
}

export const { useGetFiguresQuery, useListFigureOrdersInfiniteQuery } = figuresApi

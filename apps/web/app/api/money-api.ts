import type { ReplyOf, SentQuery } from '@kakehashi/contract/http/endpoint'
import * as money from '@kakehashi/contract/money'
import * as till from '@kakehashi/contract/till'
import { api, call } from './client/base-api.ts'

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTotals: build.query<ReplyOf<typeof money.getTotals>, SentQuery<typeof money.getTotals>>({
      query: (period) => call(money.getTotals, { query: period }),
      providesTags: ['Till', { type: 'Request', id: 'LIST' }],
    }),

    listBalances: build.query<ReplyOf<typeof money.listBalances>, void>({
      query: () => call(money.listBalances, {}),
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),

    listTills: build.query<ReplyOf<typeof till.listTills>, void>({
      query: () => call(till.listTills, {}),
      providesTags: ['Till'],
    }),
  }),
})

export const { useGetTotalsQuery, useListBalancesQuery, useListTillsQuery } = moneyApi

import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as till from '@kakehashi/contract/till'
import { api, call, under } from './client/base-api.ts'

export type TillReply = ReplyOf<typeof till.getTill>

const tillApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTill: build.query<TillReply, void>({
      query: () => call(till.getTill, {}),
      providesTags: ['Till', 'Payment'],
    }),

    openTill: build.mutation<TillReply, { body: SentBody<typeof till.openTill>; key: string }>({
      query: ({ body, key }) => ({ ...call(till.openTill, { body }), ...under(key) }),
      invalidatesTags: ['Till'],
    }),

    moveCash: build.mutation<TillReply, { body: SentBody<typeof till.moveCash>; key: string }>({
      query: ({ body, key }) => ({ ...call(till.moveCash, { body }), ...under(key) }),
      invalidatesTags: ['Till'],
    }),

    closeTill: build.mutation<TillReply, { body: SentBody<typeof till.closeTill>; key: string }>({
      query: ({ body, key }) => ({ ...call(till.closeTill, { body }), ...under(key) }),
      invalidatesTags: ['Till'],
    }),
  }),
})

export const { useGetTillQuery, useOpenTillMutation, useMoveCashMutation, useCloseTillMutation } =
  tillApi

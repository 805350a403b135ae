import * as settings from '@kakehashi/contract/settings'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import type { ClosedDays } from '@kakehashi/domain/calendar/closed-days'
import { api, call, under } from './client/base-api.ts'

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClosures: build.query<ReplyOf<typeof settings.listClosures>, void>({
      query: () => call(settings.listClosures, {}),
      providesTags: ['Closures'],
    }),

    addClosure: build.mutation<
      ReplyOf<typeof settings.addClosure>,
      { key: string; body: SentBody<typeof settings.addClosure> }
    >({
      query: ({ key, body }) => ({ ...call(settings.addClosure, { body }), ...under(key) }),
      invalidatesTags: ['Closures'],
    }),

    removeClosure: build.mutation<ReplyOf<typeof settings.removeClosure>, ClosedDays>({
      query: ({ from, until }) =>
        call(settings.removeClosure, { params: { from }, query: { until } }),
      invalidatesTags: ['Closures'],
    }),
  }),
})

export const { useListClosuresQuery, useAddClosureMutation, useRemoveClosureMutation } = settingsApi

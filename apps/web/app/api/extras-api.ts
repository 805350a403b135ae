import * as contract from '@kakehashi/contract/services/extras'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { api, call } from './client/base-api.ts'

interface Saved {
  extraId: string
  body: SentBody<typeof contract.saveExtra>
}

const extrasApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExtras: build.query<contract.ExtraView[], void>({
      query: () => call(contract.listExtras, {}),
      providesTags: ['Service'],
    }),

    saveExtra: build.mutation<contract.ExtraView, Saved>({
      query: ({ extraId, body }) => call(contract.saveExtra, { params: { extraId }, body }),
      invalidatesTags: ['Service'],
    }),

    removeExtra: build.mutation<unknown, string>({
      query: (extraId) => call(contract.removeExtra, { params: { extraId } }),
      invalidatesTags: ['Service'],
    }),
  }),
})

export const { useListExtrasQuery, useSaveExtraMutation, useRemoveExtraMutation } = extrasApi

import { listClosures } from '@kakehashi/contract/closures'
import type { ReplyOf } from '@kakehashi/contract/endpoint'
import * as services from '@kakehashi/contract/services'
import { api, call } from './base-api.ts'

const briefly = 5

export const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<ReplyOf<typeof services.listServices>, void>({
      query: () => call(services.listServices, { query: {} }),
      keepUnusedDataFor: briefly,
      providesTags: ['Service'],
    }),

    listClosures: build.query<ReplyOf<typeof listClosures>, void>({
      query: () => call(listClosures, {}),
      providesTags: ['Closures'],
    }),
  }),
})

export const { useListServicesQuery, useListClosuresQuery } = servicesApi

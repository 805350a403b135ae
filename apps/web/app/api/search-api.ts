import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { search } from '@kakehashi/contract/search'
import { api, call, shortLived } from './client/base-api.ts'

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOffice: build.query<ReplyOf<typeof search>, string>({
      query: (q) => call(search, { query: { q, limit: 8 } }),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }, 'Users'],
    }),
  }),
})

export const { useSearchOfficeQuery } = searchApi

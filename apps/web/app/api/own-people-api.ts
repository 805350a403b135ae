import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { listOwnPeople } from '@kakehashi/contract/requests/ordered-people'
import { api, call, shortLived } from './client/base-api.ts'

const ownPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnPeople: build.query<ReplyOf<typeof listOwnPeople>, void>({
      query: () => call(listOwnPeople, {}),
      keepUnusedDataFor: shortLived,
      providesTags: [{ type: 'Request', id: 'LIST' }],
    }),
  }),
})

export const { useListOwnPeopleQuery } = ownPeopleApi

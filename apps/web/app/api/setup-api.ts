import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as setup from '@kakehashi/contract/setup'
import { storeUser } from '../session/stored-user.ts'
import { api, call } from './client/base-api.ts'

const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSetup: build.query<ReplyOf<typeof setup.getSetup>, void>({
      query: () => call(setup.getSetup, {}),
      providesTags: ['Office'],
    }),
    createFirstOwner: build.mutation<
      ReplyOf<typeof setup.createFirstOwner>,
      SentBody<typeof setup.createFirstOwner>
    >({
      query: (body) => call(setup.createFirstOwner, { body }),
      invalidatesTags: ['Office'],
      onQueryStarted: (_, lifecycle) => storeUser(lifecycle),
    }),
    sendTestMail: build.mutation<ReplyOf<typeof setup.sendTestMail>, void>({
      query: () => call(setup.sendTestMail, {}),
    }),
    getTestMail: build.query<ReplyOf<typeof setup.getTestMail>, void>({
      query: () => call(setup.getTestMail, {}),
    }),
    addStarterServices: build.mutation<
      ReplyOf<typeof setup.addStarterServices>,
      SentBody<typeof setup.addStarterServices>
    >({
      query: (body) => call(setup.addStarterServices, { body }),
      invalidatesTags: ['Service'],
    }),
  }),
})

export const {
  useGetSetupQuery,
  useCreateFirstOwnerMutation,
  useSendTestMailMutation,
  useGetTestMailQuery,
  useAddStarterServicesMutation,
} = setupApi

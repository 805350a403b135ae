import type { ReplyOf, SentBody } from '@kakehashi/contract/endpoint'
import * as users from '@kakehashi/contract/users'
import { api, call } from './base-api.ts'
import { refreshStoredUser, storeUser } from '../session/stored-user.ts'

const briefly = 5

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<ReplyOf<typeof users.register>, SentBody<typeof users.register>>({
      query: (body) => call(users.register, { body }),
      onQueryStarted: (_, lifecycle) => storeUser(lifecycle),
    }),

    ownProfile: build.query<ReplyOf<typeof users.ownProfile>, void>({
      query: () => call(users.ownProfile, {}),
      keepUnusedDataFor: briefly,
      // With the figures of one's orders, which move when an order does.
      providesTags: ['User', { type: 'Request', id: 'LIST' }],
      onQueryStarted: (_, lifecycle) => refreshStoredUser(lifecycle),
    }),

    updateProfile: build.mutation<
      ReplyOf<typeof users.updateProfile>,
      SentBody<typeof users.updateProfile>
    >({
      query: (body) => call(users.updateProfile, { body }),
      invalidatesTags: ['User', 'Users', 'Session'],
      onQueryStarted: (_, lifecycle) => refreshStoredUser(lifecycle),
    }),
  }),
})

export const { useRegisterMutation, useOwnProfileQuery, useUpdateProfileMutation } = usersApi

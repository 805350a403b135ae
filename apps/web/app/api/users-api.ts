import type { ReplyOf, SentBody, SentQuery } from '@kakehashi/contract/endpoint'
import * as users from '@kakehashi/contract/users'
import { api, call } from './base-api.ts'
import { refreshStoredUser, storeUser } from './stored-user.ts'

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

    listUsers: build.query<ReplyOf<typeof users.listUsers>, SentQuery<typeof users.listUsers>>({
      query: (query) => call(users.listUsers, { query }),
      keepUnusedDataFor: briefly,
      providesTags: ['Users'],
    }),

    getUser: build.query<ReplyOf<typeof users.getUser>, string>({
      query: (id) => call(users.getUser, { params: { id } }),
      keepUnusedDataFor: briefly,
      providesTags: (_reply, _error, id) => [{ type: 'User', id }],
    }),

    updateUser: build.mutation<
      ReplyOf<typeof users.updateUser>,
      SentBody<typeof users.updateUser> & { userId: string }
    >({
      query: (body) => call(users.updateUser, { params: { userId: body.userId }, body }),
      invalidatesTags: (_reply, _error, { userId }) => ['Users', { type: 'User', id: userId }],
    }),

    deleteUser: build.mutation<ReplyOf<typeof users.deleteUser>, string>({
      query: (id) => call(users.deleteUser, { params: { id } }),
      invalidatesTags: ['Users'],
    }),
  }),
})

export const { useRegisterMutation, useOwnProfileQuery, useUpdateProfileMutation } = usersApi

import { exportAccount, keepAccount, leave } from '@kakehashi/contract/accounts/account-data'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as users from '@kakehashi/contract/accounts/users'
import type { UserView } from '@kakehashi/contract/accounts/users'
import type { Language } from '@kakehashi/domain/language'
import { refreshStoredUser, storeUser } from '../session/stored-user.ts'
import { api, call, shortLived } from './client/base-api.ts'

/** An export covers many years and takes longer than any other call. */
const exportTimeout = 120_000

/** The user's own account. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<ReplyOf<typeof users.register>, SentBody<typeof users.register>>({
      query: (body) => call(users.register, { body }),
      onQueryStarted: (_, lifecycle) => storeUser(lifecycle),
    }),

    ownProfile: build.query<ReplyOf<typeof users.ownProfile>, void>({
      query: () => call(users.ownProfile, {}),
      keepUnusedDataFor: shortLived,
      // Includes figures about the user's requests, so it is read again when a request changes.
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

    saveLanguage: build.mutation<UserView, Language>({
      query: (language) => call(users.chooseLanguage, { body: { language } }),
    }),

    /** A mutation, so that the reply does not stay in the cache. */
    exportAccount: build.mutation<ReplyOf<typeof exportAccount>, void>({
      query: () => ({ ...call(exportAccount, {}), timeout: exportTimeout }),
    }),

    leave: build.mutation<ReplyOf<typeof leave>, SentBody<typeof leave>>({
      query: (body) => call(leave, { body }),
    }),

    keepAccount: build.mutation<ReplyOf<typeof keepAccount>, SentBody<typeof keepAccount>>({
      query: (body) => call(keepAccount, { body }),
    }),
  }),
})

export const {
  useRegisterMutation,
  useOwnProfileQuery,
  useUpdateProfileMutation,
  useExportAccountMutation,
  useLeaveMutation,
  useKeepAccountMutation,
} = accountsApi

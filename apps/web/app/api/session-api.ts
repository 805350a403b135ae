import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as failed from '@kakehashi/contract/accounts/failed-sign-ins'
import * as session from '@kakehashi/contract/accounts/sessions'
import { api, call, shortLived } from './client/base-api.ts'
import { storeUser } from '../session/stored-user.ts'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<ReplyOf<typeof session.signIn>, SentBody<typeof session.signIn>>({
      query: (body) => call(session.signIn, { body }),
      onQueryStarted: ({ isSharedComputer }, lifecycle) => storeUser(lifecycle, isSharedComputer),
    }),

    /** Times out early: logout must not hang if the server cannot be reached. */
    logOut: build.mutation<unknown, void>({
      query: () => ({ ...call(session.signOut, {}), timeout: 5000 }),
    }),

    proveIdentity: build.mutation<
      ReplyOf<typeof session.proveIdentity>,
      SentBody<typeof session.proveIdentity>
    >({
      query: (body) => call(session.proveIdentity, { body }),
    }),

    listSessions: build.query<ReplyOf<typeof session.listSessions>, void>({
      query: () => call(session.listSessions, {}),
      keepUnusedDataFor: shortLived,
      providesTags: ['Session'],
    }),

    ownFailedSignIns: build.query<ReplyOf<typeof failed.ownFailedSignIns>, void>({
      query: () => call(failed.ownFailedSignIns, {}),
      keepUnusedDataFor: shortLived,
    }),

    listFailedSignIns: build.query<ReplyOf<typeof failed.listFailedSignIns>, void>({
      query: () => call(failed.listFailedSignIns, {}),
      keepUnusedDataFor: shortLived,
    }),

    endSession: build.mutation<ReplyOf<typeof session.endSession>, string>({
      query: (id) => call(session.endSession, { params: { id } }),
      invalidatesTags: ['Session'],
    }),

    signOutEverywhere: build.mutation<ReplyOf<typeof session.signOutEverywhere>, void>({
      query: () => call(session.signOutEverywhere, {}),
    }),

    forgotPassword: build.mutation<
      ReplyOf<typeof session.forgotPassword>,
      SentBody<typeof session.forgotPassword>
    >({
      query: (body) => call(session.forgotPassword, { body }),
    }),

    resetPassword: build.mutation<
      ReplyOf<typeof session.resetPassword>,
      SentBody<typeof session.resetPassword>
    >({
      query: (body) => call(session.resetPassword, { body }),
    }),

    sendVerification: build.mutation<ReplyOf<typeof session.sendVerification>, void>({
      query: () => call(session.sendVerification, {}),
    }),

    verifyEmail: build.mutation<
      ReplyOf<typeof session.verifyEmail>,
      SentBody<typeof session.verifyEmail>
    >({
      query: (body) => call(session.verifyEmail, { body }),
      invalidatesTags: ['User'],
    }),
  }),
})

export const {
  useSignInMutation,
  useProveIdentityMutation,
  useListSessionsQuery,
  useOwnFailedSignInsQuery,
  useListFailedSignInsQuery,
  useEndSessionMutation,
  useSignOutEverywhereMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSendVerificationMutation,
  useVerifyEmailMutation,
} = sessionApi

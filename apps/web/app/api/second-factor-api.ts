import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as secondFactor from '@kakehashi/contract/accounts/second-factor'
import { api, call } from './client/base-api.ts'

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSecondFactor: build.mutation<
      ReplyOf<typeof secondFactor.startSecondFactor>,
      SentBody<typeof secondFactor.startSecondFactor>
    >({
      query: (body) => call(secondFactor.startSecondFactor, { body }),
    }),

    confirmSecondFactor: build.mutation<
      ReplyOf<typeof secondFactor.confirmSecondFactor>,
      SentBody<typeof secondFactor.confirmSecondFactor>
    >({
      query: (body) => call(secondFactor.confirmSecondFactor, { body }),
      invalidatesTags: (reply) => (reply ? ['User', 'Session'] : []),
    }),

    renewRecoveryCodes: build.mutation<
      ReplyOf<typeof secondFactor.renewRecoveryCodes>,
      SentBody<typeof secondFactor.renewRecoveryCodes>
    >({
      query: (body) => call(secondFactor.renewRecoveryCodes, { body }),
    }),

    turnOffSecondFactor: build.mutation<
      ReplyOf<typeof secondFactor.turnOffSecondFactor>,
      SentBody<typeof secondFactor.turnOffSecondFactor>
    >({
      query: (body) => call(secondFactor.turnOffSecondFactor, { body }),
      invalidatesTags: (reply) => (reply ? ['User', 'Session'] : []),
    }),
  }),
})

export const {
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} = secondFactorApi

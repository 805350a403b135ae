import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { systemCheck } from '@kakehashi/contract/operations'
import { api, call, shortLived } from './client/base-api.ts'

const systemCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemCheck: build.query<ReplyOf<typeof systemCheck>, void>({
      query: () => call(systemCheck, {}),
      keepUnusedDataFor: shortLived,
    }),
  }),
})

export const { useSystemCheckQuery } = systemCheckApi

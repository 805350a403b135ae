import { exportAccount, leave } from '@kakehashi/contract/account-data'
import type { ReplyOf, SentBody } from '@kakehashi/contract/endpoint'
import { chooseNotices, getNoticeChoices } from '@kakehashi/contract/notices'
import { api, call } from './base-api.ts'

const briefly = 5
/** Everything of many years takes longer than any other call. */
const patience = 120_000

type NoticeChoices = ReplyOf<typeof getNoticeChoices>

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    noticeChoices: build.query<NoticeChoices, void>({
      query: () => call(getNoticeChoices, {}),
      keepUnusedDataFor: briefly,
      providesTags: ['User'],
    }),

    chooseNotices: build.mutation<NoticeChoices, SentBody<typeof chooseNotices>>({
      query: (body) => call(chooseNotices, { body }),
      invalidatesTags: ['User'],
    }),

    /** A mutation only in name: it is asked for once and must not stay in memory. */
    exportAccount: build.mutation<ReplyOf<typeof exportAccount>, void>({
      query: () => ({ ...call(exportAccount, {}), timeout: patience }),
    }),

    leave: build.mutation<ReplyOf<typeof leave>, SentBody<typeof leave>>({
      query: (body) => call(leave, { body }),
    }),
  }),
})

export const {
  useNoticeChoicesQuery,
  useChooseNoticesMutation,
  useExportAccountMutation,
  useLeaveMutation,
} = accountApi

import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { chooseNotices, getNoticeChoices, listNotices } from '@kakehashi/contract/requests/notices'
import { api, call, shortLived } from './client/base-api.ts'

type NoticeChoices = ReplyOf<typeof getNoticeChoices>

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    noticeChoices: build.query<NoticeChoices, void>({
      query: () => call(getNoticeChoices, {}),
      keepUnusedDataFor: shortLived,
      providesTags: ['User'],
    }),

    chooseNotices: build.mutation<NoticeChoices, SentBody<typeof chooseNotices>>({
      query: (body) => call(chooseNotices, { body }),
      invalidatesTags: ['User'],
    }),

    listNotices: build.query<ReplyOf<typeof listNotices>, string>({
      query: (requestId) => call(listNotices, { params: { requestId } }),
      providesTags: (_reply, _error, id) => [{ type: 'Notice', id }],
    }),
  }),
})

export const { useNoticeChoicesQuery, useChooseNoticesMutation, useListNoticesQuery } = noticesApi

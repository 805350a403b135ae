import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as tray from '@kakehashi/contract/tray'
import { api, call } from './client/base-api.ts'

const trayApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTray: build.query<ReplyOf<typeof tray.listTray>, void>({
      query: () => call(tray.listTray, {}),
      providesTags: ['Tray'],
    }),

    putAside: build.mutation<tray.TrayDocument, { fileId: string; isPutAside: boolean }>({
      query: ({ fileId, isPutAside }) =>
        call(tray.changeTrayDocument, { params: { fileId }, body: { isPutAside } }),
      // Also after a refusal: somebody else has taken it, and the screen is out of date.
      invalidatesTags: ['Tray'],
    }),
  }),
})

export const { useListTrayQuery, usePutAsideMutation } = trayApi

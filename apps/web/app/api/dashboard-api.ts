import { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { api, call, shortLived } from './client/base-api.ts'

export type Dashboard = ReplyOf<typeof dashboard>

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With how many of the newest of each stage; 0 for the figures alone. */
    dashboard: build.query<Dashboard, number>({
      query: (newest) => call(dashboard, { query: { newest } }),
      keepUnusedDataFor: shortLived,
      // The figures of customers move with people, all others with requests.
      providesTags: [{ type: 'Request', id: 'LIST' }, 'Users'],
    }),
  }),
})

export const { useDashboardQuery } = dashboardApi

import { dashboard, maxOverdueCount } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { openStages } from '@kakehashi/domain/request/stage'
import { api, call, shortLived } from './client/base-api.ts'

export type Dashboard = ReplyOf<typeof dashboard>

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is how many requests of each stage to include; 0 for figures only. */
    dashboard: build.query<Dashboard, number>({
      query: (newest) => call(dashboard, { query: { newest } }),
      keepUnusedDataFor: shortLived,
      // Includes figures about customers, so it depends on users as well as on requests.
      providesTags: [{ type: 'Request', id: 'LIST' }, 'Users'],
    }),
  }),
})

export const { useDashboardQuery } = dashboardApi

/** How many are overdue at all open stages, for the screen; zero has no figure. */
export function overdueAnywhere({ stages }: Pick<Dashboard, 'stages'>): string | undefined {
  const counts = openStages.map((stage) => stages[stage].overdue)
  const sum = counts.reduce((total, count) => total + count, 0)
  const isMore = counts.some((count) => count >= maxOverdueCount)
  return sum === 0 ? undefined : isMore ? `${sum}+` : String(sum)
}

/** The server counts up to a limit; from there on '+' is added. */
export function overdueFigure(count: number): string {
  return count >= maxOverdueCount ? `${maxOverdueCount}+` : String(count)
}

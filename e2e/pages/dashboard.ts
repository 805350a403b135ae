import { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { Page } from '@playwright/test'
import { staff } from '../support/office-api.ts'
import { refuseLiveUpdates } from '../support/browser.ts'
import { callAs } from '../support/people.ts'

export type Dashboard = ReplyOf<typeof dashboard>

/** Matches the call that fetches the dashboard's figures. */
export const dashboardCall = `**${dashboard.path}?*`

/** Serves fixed figures: those of the sample office now, with the given changes. */
export async function stubDashboard(
  page: Page,
  change?: (figures: Dashboard) => Partial<Dashboard>,
) {
  const { body } = await callAs(await staff('admin'), `${dashboard.path}?newest=20`)
  const figures = JSON.parse(body) as Dashboard
  // Which requests are for today depends on the hour of the run.
  const fixed = { ...figures, sameDay: [], ...change?.(figures) }
  await refuseLiveUpdates(page)
  await page.route(dashboardCall, (route) => route.fulfill({ json: fixed }))
  return fixed
}

import { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/endpoint'
import type { Page } from '@playwright/test'
import { staff } from '../support/office-api.ts'
import { hearNothing } from '../support/browser.ts'
import { askAs } from '../support/people.ts'

export type Dashboard = ReplyOf<typeof dashboard>

/** The call a dashboard makes for its figures. */
export const reading = `**${dashboard.path}?*`

/** The office answers with this instead of what it has, however often it is asked. */
export async function tell(page: Page, change?: (told: Dashboard) => Partial<Dashboard>) {
  const { body } = await askAs(await staff('admin'), `${dashboard.path}?newest=20`)
  const told = JSON.parse(body) as Dashboard
  // What is for today depends on the hour at which this runs.
  const fixed = { ...told, sameDay: [], ...change?.(told) }
  await hearNothing(page)
  await page.route(reading, (route) => route.fulfill({ json: fixed }))
  return fixed
}

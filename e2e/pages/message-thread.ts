import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { Locator, Page } from '@playwright/test'

export const threadPathOf = ({ _id }: RequestDetail) => `/profile/inbox/${_id}/messages`

export function bubble(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}

export function messageTexts(page: Page): Promise<string[]> {
  return page.getByRole('article').locator('p:last-of-type').allInnerTexts()
}

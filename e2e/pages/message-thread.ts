import type { RequestDetail } from '@kakehashi/contract/request-view'
import type { Locator, Page } from '@playwright/test'

export const threadOf = ({ _id }: RequestDetail) => `/profile/inbox/${_id}/messages`

export function bubble(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ hasText: words })
}

export function commentsOf(page: Page): Promise<string[]> {
  return page.getByRole('article').locator('p:last-of-type').allInnerTexts()
}

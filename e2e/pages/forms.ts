import { expect, type Locator, type Page } from '@playwright/test'
import type { Person, Registration } from '../support/people.ts'
import type { Say } from '../support/translations.ts'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'

type Credentials = Pick<Person, 'email' | 'password'>

/** A field by its exact label, so that 'Password' does not match 'Confirm password'. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** A download button by its visible words; for screen readers the name of the file follows. */
export function downloadButton(page: Page, words: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${words}( |$)`) })
}

export async function logIn(page: Page, say: Say, who: Credentials): Promise<void> {
  await field(page, say('E-mail')).fill(who.email)
  await field(page, say('Password')).fill(who.password)
  await button(page, say('SIGN IN')).click()
}

export async function fillRegistration(page: Page, say: Say, who: Registration): Promise<void> {
  await field(page, say('First name')).fill(who.firstName)
  await field(page, say('Last name')).fill(who.lastName)
  await field(page, say('E-mail')).fill(who.email)
  await field(page, say('Phone')).fill(who.phone)
  await field(page, say('Branch')).selectOption(who.branch)
  await field(page, say('Password')).fill(who.password)
  await field(page, say('Confirm password')).fill(who.confirmPassword ?? who.password)
}

/**
 * Presses RETRY until the failure is gone. Without a live stream the page also reads again by itself
 * every half minute, so the button may disappear before it is pressed.
 */
export async function pressRetry(retry: Locator): Promise<void> {
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(retry).toHaveCount(0, { timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
}

/** A toast, found by the live region around it. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[aria-live="polite"]').getByRole('group').filter({ hasText: text })
}

/** Toasts cover the upper right of the page for some seconds, and a click on one closes it. */
export async function closeToasts(page: Page): Promise<void> {
  const shown = page.locator('[aria-live="polite"]').getByRole('group')
  await expect(async () => {
    for (const one of await shown.all()) await one.click({ timeout: 1000 })
    await expect(shown).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/** Text without its copies for screen readers (`.hush`), which repeat what is visible. */
export function visibleText(
  where: Page | Locator,
  text: string | RegExp,
  options?: { exact?: boolean },
): Locator {
  const page = 'page' in where ? where.page() : where
  return where.getByText(text, options).and(page.locator(':not(.hush, .hush *)'))
}

/** Matches this text anywhere in a longer one, where Playwright would compare a string as a whole. */
export function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
}

export const threadPathOf = ({ _id }: RequestDetail) => `/profile/inbox/${_id}/messages`

export function bubble(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}

export function messageTexts(page: Page): Promise<string[]> {
  return page.getByRole('article').locator('p:last-of-type').allInnerTexts()
}

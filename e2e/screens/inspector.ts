import type { Page } from '@playwright/test'
import type { Person, Registration, Role } from '../support/people.ts'
import type { Say } from '../support/translations.ts'

/** What somebody needs who walks past every screen in one language. */
export interface Tour {
  readonly say: Say
  readonly at: (path: string) => string
  readonly open: (who?: Person) => Promise<Page>
  readonly newCustomer: (given?: Partial<Registration>) => Promise<Person>
  readonly sample: (role: Role) => Promise<Person>
  /** Called with each screen, in each of its states. Phones alone have a menu to open. */
  readonly look: (page: Page, name: string, on?: 'phones') => Promise<void>
}

export type Walk = (tour: Tour) => Promise<void>

/** The heading is the last thing a screen waits for. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** What is read has four states; two of them need an office that does not answer. */
export async function unanswered(
  page: Page,
  path: string,
  asked: string,
  look: (state: string) => Promise<void>,
) {
  await page.route(asked, () => {})
  await show(page, path)
  await look('waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(asked, (route) => route.abort())
  await show(page, path)
  await page.getByRole('alert').waitFor()
  await look('failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Waits for a toast and keeps it: toasts pause while the window is not looked at. */
export async function holdToast(page: Page): Promise<void> {
  await page.locator('.Toastify__progress-bar').first().waitFor({ state: 'attached' })
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

/** An address as a file's name. */
export function nameOf(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-') || 'home'
}

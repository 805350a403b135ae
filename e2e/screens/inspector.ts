import type { Language } from '@kakehashi/domain/language'
import type { Page } from '@playwright/test'
import type { Person, Registration, Role } from '../support/people.ts'
import type { Say } from '../support/translations.ts'

/** Opens screens in one language, and checks or photographs each of them. */
export interface Inspector {
  readonly language: Language
  readonly say: Say
  readonly at: (path: string) => string
  readonly open: (who?: Person) => Promise<Page>
  readonly newCustomer: (given?: Partial<Registration>) => Promise<Person>
  readonly sample: (role: Role) => Promise<Person>
  /** Called with each screen in each of its states; 'phones' for those that desks do not have. */
  readonly inspect: (page: Page, name: string, on?: 'phones') => Promise<void>
}

export type ScreenStates = (inspector: Inspector) => Promise<void>

/** Opens a screen and waits for its heading, which comes last. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Inspects a screen while its data is loading and after loading has failed. */
export async function inspectWaitingAndFailed(
  page: Page,
  path: string,
  call: string,
  inspect: (state: string) => Promise<void>,
) {
  await page.route(call, () => {})
  await goTo(page, path)
  await inspect('waiting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(call, (route) => route.abort())
  await goTo(page, path)
  await page.getByRole('alert').first().waitFor()
  await inspect('failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Waits for a toast and keeps it on screen: toasts pause while the window has no focus. */
export async function keepToast(page: Page): Promise<void> {
  await page.locator('.Toastify__progress-bar').first().waitFor({ state: 'attached' })
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

/** An address as a file name. */
export function fileNameOf(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-') || 'home'
}

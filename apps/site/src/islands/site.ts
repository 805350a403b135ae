import { followMenu, followScroll } from '@kakehashi/layouts/header-behaviour'
import { startBehaviour } from './start-island.ts'
import { followLanguage } from './language.ts'
import { offerLogOut } from './log-out.ts'
import { followPerson } from './signed-in-user.ts'
import { hasDrafts } from '@kakehashi/browser/drafts'
import { installOfflinePage } from '@kakehashi/browser/offline-page'
import { hasCarriedToasts } from '@kakehashi/ui/carried-toasts'
import { officeYear } from '@kakehashi/domain/calendar/office-year'

// The script of every public page. The pages work without it.

const header = document.querySelector<HTMLElement>('body header')
const menu = document.getElementById('site-menu')
if (header) followScroll(header)
if (menu) followMenu(menu)
followPerson()
followLanguage()
offerLogOut()
showYear()
takeOverToasts()
cleanUp()
if (import.meta.env.PROD) installOfflinePage()

// Other islands are loaded only on the pages that use them.
for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
  void startBehaviour(element)
}

/** Loaded only if there are drafts: most visitors have none. */
function cleanUp(): void {
  if (!hasDrafts()) return
  void import('@kakehashi/browser/draft-cleanup').then(({ cleanUpWhenIdle }) => cleanUpWhenIdle())
}

/** Shows toasts from the previous screen, such as 'Account created'. */
function takeOverToasts(): void {
  if (hasCarriedToasts())
    void import('./show-toasts.tsx').then((module) => module.showCarriedToasts())
}

/** The page may have been rendered last year. */
function showYear(): void {
  const { timeZone } = document.documentElement.dataset
  if (timeZone === undefined) return
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = officeYear(new Date(), timeZone)
  }
}

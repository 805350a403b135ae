import { followScroll } from '@kakehashi/layouts/header-scroll'
import { followMenu } from '@kakehashi/layouts/phone-menu'
import { startBehaviour } from './start-island.ts'
import { followLanguage } from './language.ts'
import { offerLogOut } from './log-out.ts'
import { cleanUp } from './draft-cleanup.ts'
import { followPerson } from './signed-in-user.ts'
import { takeOverToasts } from './toasts.ts'
import { showYear } from './year.ts'

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

// Other islands are loaded only on the pages that use them.
for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
  void startBehaviour(element)
}

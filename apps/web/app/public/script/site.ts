import { followScroll } from '../../frame/header-paint.ts'
import { followMenu } from '../../frame/phone-menu.ts'
import { startBehaviour } from './behaviours.ts'
import { followLanguage } from './language.ts'
import { offerLogOut } from './log-out.ts'
import { cleanUp } from './forget-old.ts'
import { followPerson } from './person.ts'
import { takeOverToasts } from './toasts.ts'
import { showYear } from './year.ts'

// What script adds to every visitors' page. The page is complete without it.

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

// The rest is fetched by the pages that have it.
for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
  void startBehaviour(element)
}

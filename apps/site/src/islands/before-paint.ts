import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo } from '@kakehashi/browser/user-info'
import { offerLanguage } from './language-offer.ts'

// Inlined in the head of every public page. Runs before the first paint, so that signed-in users
// never see 'Login' and the offer of another language does not move the page.
document.documentElement.dataset['menuRole'] = menuRoleOf(getUserInfo())
offerLanguage()

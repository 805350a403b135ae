import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo } from '@kakehashi/browser/user-info'
import { getWaitingCount, showWaitingCount } from '@kakehashi/browser/waiting-count'
import { offerLanguage } from './language-offer.ts'

// Inlined in the head of every public page. Runs before the first paint, so that signed-in users
// never see 'Login', and neither what waits for them nor the offer of another language moves the
// page.
const userInfo = getUserInfo()
document.documentElement.dataset['menuRole'] = menuRoleOf(userInfo)
if (userInfo) showWaitingCount(getWaitingCount(userInfo._id))
offerLanguage()

import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo } from '@kakehashi/browser/user-info'

// Inlined in the head of every public page. Runs before the first paint, so that signed-in users
// never see 'Login'.
document.documentElement.dataset['menuRole'] = menuRoleOf(getUserInfo())

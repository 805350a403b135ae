import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo } from '@kakehashi/browser/user-info'

// Stands in the head of every visitors' page and runs before the first picture, so that nobody who
// is signed in ever sees 'Login'.
document.documentElement.dataset['menuRole'] = menuRoleOf(getUserInfo())

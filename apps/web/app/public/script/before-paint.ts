import { menuRoleOf } from '../../session/menu-role.ts'
import { getUserInfo } from '../../session/user-info.ts'

// Stands in the head of every visitors' page and runs before the first picture, so that nobody who
// is signed in ever sees 'Login'.
document.documentElement.dataset['standing'] = menuRoleOf(getUserInfo())

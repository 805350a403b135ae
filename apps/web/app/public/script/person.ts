import { menuRoleOf } from '../../session/menu-role.ts'
import { getUserInfo, subscribeToUserInfo } from '../../session/user-info.ts'

/** Shows the page to whoever is signed in, also when that changes in another tab. */
export function followPerson(): void {
  show()
  subscribeToUserInfo(show)
}

function show(): void {
  const userInfo = getUserInfo()
  document.documentElement.dataset['standing'] = menuRoleOf(userInfo)
  for (const place of document.querySelectorAll('[data-first-name]')) {
    place.textContent = userInfo?.firstName ?? ''
  }
}

import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo, subscribeToUserInfo } from '@kakehashi/browser/user-info'

/** Shows the page to whoever is signed in, also when that changes in another tab. */
export function followPerson(): void {
  show()
  subscribeToUserInfo(show)
}

function show(): void {
  const userInfo = getUserInfo()
  document.documentElement.dataset['menuRole'] = menuRoleOf(userInfo)
  for (const place of document.querySelectorAll('[data-first-name]')) {
    place.textContent = userInfo?.firstName ?? ''
  }
}

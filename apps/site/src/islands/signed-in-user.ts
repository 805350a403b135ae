import { isLanguage } from '@kakehashi/domain/language'
import { addressedName } from '@kakehashi/domain/people/people'
import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { getUserInfo, subscribeToUserInfo } from '@kakehashi/browser/user-info'

/** Updates the page when the user signs in or out, also in another tab. */
export function followPerson(): void {
  show()
  subscribeToUserInfo(show)
}

function show(): void {
  const userInfo = getUserInfo()
  const role = menuRoleOf(userInfo)
  document.documentElement.dataset['menuRole'] = role
  // Visitors do not load it.
  if (role === 'customer') {
    void import('./waiting.ts').then(({ followWaiting }) => followWaiting())
  }
  const { lang } = document.documentElement
  const name = userInfo && isLanguage(lang) ? addressedName(userInfo, lang) : ''
  for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = name
}

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
  document.documentElement.dataset['menuRole'] = menuRoleOf(userInfo)
  const { lang } = document.documentElement
  const name = userInfo && isLanguage(lang) ? addressedName(userInfo, lang) : ''
  for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = name
}

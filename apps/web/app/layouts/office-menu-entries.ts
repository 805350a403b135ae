import { menuRoleOf } from '@kakehashi/browser/menu-role'
import type { UserInfo } from '@kakehashi/browser/user-info'
import { newOrderPath } from '@kakehashi/contract/screen-paths'
import { stages } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface MenuEntry {
  readonly label: MessageDescriptor
  readonly to: string
}

/** The menu of the back office. An owner is also an admin, so admins are checked first. */
export function officeMenu(userInfo: UserInfo | null): MenuEntry[] {
  if (!userInfo) return []
  if (!userInfo.isAdmin) {
    const desk = [
      { label: msg`My desk`, to: '/desk' },
      { label: msg`Glossary`, to: '/desk/glossary' },
    ]
    return menuRoleOf(userInfo) === 'desk' ? desk : []
  }
  return [
    { label: msg`Dashboard`, to: '/admin/dashboard' },
    { label: msg`Counter`, to: newOrderPath },
    { label: msg`Messages`, to: '/admin/inbox' },
    { label: msg`Glossary`, to: '/admin/glossary' },
    ...(userInfo.isOwner
      ? [
          { label: msg`Users`, to: '/admin/userlist' },
          { label: msg`Translators`, to: '/admin/translatorlist' },
          { label: msg`Services`, to: '/admin/servicelist' },
          { label: msg`Owner`, to: '/owner/dashboard' },
        ]
      : [{ label: msg`Customers`, to: '/admin/userlist?role=customer' }]),
  ]
}

// The pages that belong to a menu entry. Requests are opened from the lists of the dashboard,
// people and services from their own lists, and the customer's view of a request from its customer.
const pagesByEntry: Readonly<Record<string, RegExp>> = {
  '/admin/dashboard': new RegExp(
    `^/admin/(?:dashboard|closures|overdue|${stages.join('|')})(?:/|$)`,
  ),
  [newOrderPath]: /^\/admin\/(?:counter|money|originals|labels|scan)(?:\/|$)/,
  '/admin/inbox': /^\/(?:(?:admin|profile)\/inbox|admin\/templates)(?:\/|$)/,
  '/admin/userlist': /^\/(?:admin\/user(?:list|\/|$)|request\/)/,
  '/admin/servicelist': /^\/admin\/service(?:list|\/|$)/,
  '/owner/dashboard': /^\/owner\//,
  '/desk': /^\/desk(?!\/glossary)(?:\/|$)/,
}

/** Whether a page belongs to a menu entry. */
export function isWithin(to: string, pathname: string): boolean {
  const path = to.split('?', 1)[0] ?? to
  return pagesByEntry[path]?.test(pathname) ?? `${pathname}/`.startsWith(`${path}/`)
}

import type { Language } from '@kakehashi/domain/language'
import { stages } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { signedIn, menuRoleOf, type MenuRole } from '../session/menu-role.ts'
import type { UserInfo } from '../session/user-info.ts'
import { localPath } from '../i18n/language.ts'

export interface MenuEntry {
  readonly label: MessageDescriptor
  readonly to: string
}

/** What every reader of the site finds in the header. */
export function siteMenu(language: Language): MenuEntry[] {
  const here = (path: string) => localPath(path, language)
  return [
    { label: msg`Military Customers`, to: here('/military') },
    { label: msg`Business Customers`, to: here('/services/business') },
    { label: msg`Services`, to: here('/services') },
    { label: msg`Request Form`, to: '/submitrequest' },
    { label: msg`About Us`, to: here('/about') },
    { label: msg`Contact Us`, to: here('/contact') },
  ]
}

export interface AccountEntry extends MenuEntry {
  /** The roles that see it, as `data-for` wants them. */
  readonly for: string
}

/** The header's own corner, for everybody at once. Logout is an action, so it is not listed. */
export const accountMenu: AccountEntry[] = [
  { for: 'visitor' satisfies MenuRole, label: msg`Login`, to: '/login' },
  { for: signedIn, label: msg`Profile`, to: '/profile' },
  { for: 'admin' satisfies MenuRole, label: msg`Admin`, to: '/admin/dashboard' },
  { for: 'desk' satisfies MenuRole, label: msg`My desk`, to: '/desk' },
]

/** The back office's bar. An owner is also an admin, so what admins see comes first. */
export function officeMenu(userInfo: UserInfo | null): MenuEntry[] {
  if (!userInfo) return []
  if (!userInfo.isAdmin) {
    return menuRoleOf(userInfo) === 'desk' ? [{ label: msg`My desk`, to: '/desk' }] : []
  }
  return [
    { label: msg`Dashboard`, to: '/admin/dashboard' },
    { label: msg`Messages`, to: '/admin/inbox' },
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

// An order is opened from the dashboard's lists, a person and a service from theirs; what the
// customer reads of an order, from that person.
const rooms: Readonly<Record<string, RegExp>> = {
  '/admin/dashboard': new RegExp(`^/admin/(?:dashboard|closures|${stages.join('|')})(?:/|$)`),
  '/admin/inbox': /^\/(?:admin|profile)\/inbox(?:\/|$)/,
  '/admin/userlist': /^\/(?:admin\/user(?:list|\/|$)|request\/)/,
  '/admin/servicelist': /^\/admin\/service(?:list|\/|$)/,
}

/** Whether an address is in the part of the office that an entry leads to. */
export function isWithin(to: string, pathname: string): boolean {
  const entrance = to.split('?', 1)[0] ?? to
  return rooms[entrance]?.test(pathname) ?? `${pathname}/`.startsWith(`${entrance}/`)
}

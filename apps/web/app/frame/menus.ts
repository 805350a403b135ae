import type { Language } from '@kakehashi/domain/language'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UserInfo } from '../account/user-info.ts'
import { localPath } from './language.ts'

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

/** The header's own corner: who is signed in decides. Logout is an action, so it is not listed. */
export function accountMenu(userInfo: UserInfo | null): MenuEntry[] {
  if (!userInfo) return [{ label: msg`Login`, to: '/login' }]
  return [
    { label: msg`Profile`, to: '/profile' },
    ...(userInfo.isAdmin ? [{ label: msg`Admin`, to: '/admin/dashboard' }] : []),
    ...(hasDesk(userInfo) ? [{ label: msg`My desk`, to: '/desk' }] : []),
  ]
}

/** The back office's bar. An owner is also an admin, so what admins see comes first. */
export function officeMenu(userInfo: UserInfo | null): MenuEntry[] {
  if (!userInfo) return []
  if (!userInfo.isAdmin) return hasDesk(userInfo) ? [{ label: msg`My desk`, to: '/desk' }] : []
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

// Translators who are admins work in the back office; the desk is for those who are not.
function hasDesk(userInfo: UserInfo): boolean {
  return !userInfo.isAdmin && (userInfo.isTranslator || userInfo.isContractor)
}

import { type MenuRole, signedIn } from '@kakehashi/browser/menu-role'
import { requestFormPath, startPath } from '@kakehashi/contract/screen-paths'
import { localPath } from '@kakehashi/contract/site-addresses'
import type { Language } from '@kakehashi/domain/language'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface MenuEntry {
  readonly label: MessageDescriptor
  readonly to: string
  /** A page of the site, not a screen of the application. */
  readonly isSitePage: boolean
  /** A screen below this one that has an entry of its own. */
  readonly except?: string
  /** The roles that see the entry, as a `data-for` value. */
  readonly for?: string
}

/** Entries of the site. Everybody sees one request form: visitors create their account there. */
export function siteMenu(language: Language): MenuEntry[] {
  const page = (label: MessageDescriptor, path: string) => ({
    label,
    to: localPath(path, language),
    isSitePage: true,
  })
  return [
    page(msg`Military Customers`, '/military'),
    page(msg`Business Customers`, '/services/business'),
    page(msg`Services`, '/services'),
    {
      for: 'visitor' satisfies MenuRole,
      label: msg`Request Form`,
      to: startPath,
      isSitePage: false,
    },
    { for: signedIn, label: msg`Request Form`, to: requestFormPath, isSitePage: false },
    page(msg`About Us`, '/about'),
    page(msg`Contact Us`, '/contact'),
  ]
}

/** Its entry has a badge with the number of things that wait for the customer. */
export const myRequestsPath = '/profile/myrequests'

interface AccountEntry extends MenuEntry {
  readonly for: string
}

/** Entries of all roles. Logout is an action, so it is not in this list. */
export const accountMenu: AccountEntry[] = [
  { for: 'visitor' satisfies MenuRole, label: msg`Login`, to: '/login', isSitePage: false },
  {
    for: 'customer' satisfies MenuRole,
    label: msg`My Requests`,
    to: myRequestsPath,
    isSitePage: false,
  },
  {
    for: signedIn,
    label: msg`Profile`,
    to: '/profile',
    isSitePage: false,
    except: myRequestsPath,
  },
  { for: 'admin' satisfies MenuRole, label: msg`Admin`, to: '/admin/dashboard', isSitePage: false },
  { for: 'desk' satisfies MenuRole, label: msg`My desk`, to: '/desk', isSitePage: false },
]

/**
 * For `aria-current`: a page of the site is current at its exact path, a screen also at paths below
 * it.
 */
export function isCurrent({ to, isSitePage, except }: MenuEntry, path: string): 'page' | undefined {
  const isHere = path === to || (!isSitePage && path.startsWith(`${to}/`) && path !== except)
  return isHere ? 'page' : undefined
}

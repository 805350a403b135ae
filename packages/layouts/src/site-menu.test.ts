import { noRoles } from '@kakehashi/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { menuRoleOf } from '@kakehashi/browser/menu-role'
import type { UserInfo } from '@kakehashi/browser/user-info'
import { accountMenu, isCurrent, siteMenu } from './site-menu.ts'

const customer: UserInfo = {
  _id: '0190',
  firstName: 'Jane',
  lastName: 'Smith',
  email: 'jane@example.com',
  phone: '090-0000-0000',
  ...noRoles,
  language: 'en',
}
const admin: UserInfo = { ...customer, isAdmin: true }
const owner: UserInfo = { ...admin, isOwner: true }
const translator: UserInfo = { ...customer, isTranslator: true }
const contractor: UserInfo = { ...customer, isContractor: true }

const read = (entries: ReturnType<typeof siteMenu>) =>
  entries.map(({ label, to }) => `${label.message} ${to}`)

const shownTo = (role: string, language: 'en' | 'ja') =>
  siteMenu(language).filter((entry) => entry.for?.split(' ').includes(role) ?? true)

test.each([
  ['visitor', '/start'],
  ['customer', '/submitrequest'],
  ['admin', '/submitrequest'],
])('a %s sees six entries, with the request form at %s', (role, requestForm) => {
  expect(read(shownTo(role, 'en'))).toEqual([
    'Military Customers /military',
    'Business Customers /services/business',
    'Services /services',
    `Request Form ${requestForm}`,
    'About Us /about',
    'Contact Us /contact',
  ])
})

test('Japanese entries link to Japanese pages, except the request form', () => {
  expect(shownTo('visitor', 'ja').map(({ to }) => to)).toEqual([
    '/ja/military',
    '/ja/services/business',
    '/ja/services',
    '/start',
    '/ja/about',
    '/ja/contact',
  ])
})

describe('the account menu of', () => {
  test.each([
    ['a visitor', null, ['Login /login']],
    ['a customer', customer, ['My Requests /profile/myrequests', 'Profile /profile']],
    ['an admin', admin, ['Profile /profile', 'Admin /admin/dashboard']],
    ['an owner', owner, ['Profile /profile', 'Admin /admin/dashboard']],
    ['a translator', translator, ['Profile /profile', 'My desk /desk']],
    ['a contractor', contractor, ['Profile /profile', 'My desk /desk']],
  ])('%s', (_, userInfo, expected) => {
    const role = menuRoleOf(userInfo)
    const shown = accountMenu.filter((entry) => entry.for.split(' ').includes(role))
    expect(read(shown)).toEqual(expected)
  })
})

const marked = (path: string, language: 'en' | 'ja') =>
  [...siteMenu(language), ...accountMenu]
    .filter((entry) => isCurrent(entry, path))
    .map(({ to }) => to)

describe('the current entry', () => {
  test.each([
    ['/about', 'en', ['/about']],
    ['/ja/about', 'ja', ['/ja/about']],
    ['/services', 'en', ['/services']],
    ['/services/business', 'en', ['/services/business']],
    ['/services/legal', 'en', []],
    ['/', 'en', []],
    ['/profile/inbox', 'en', ['/profile']],
    ['/profile/myrequests', 'en', ['/profile/myrequests']],
  ] as const)('at %s', (path, language, expected) => {
    expect(marked(path, language)).toEqual(expected)
  })
})

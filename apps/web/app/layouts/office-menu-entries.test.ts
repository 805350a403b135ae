import { noRoles } from '@kakehashi/domain/people/roles'
import type { UserInfo } from '@kakehashi/browser/user-info'
import { describe, expect, test } from 'vitest'
import { isWithin, type MenuEntry, officeMenu } from './office-menu-entries.ts'

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

const read = (entries: MenuEntry[]) => entries.map(({ label, to }) => `${label.message} ${to}`)

describe('the office menu of', () => {
  test.each([
    ['a visitor is empty', null, []],
    ['a customer is empty', customer, []],
    ['a translator has the desk', translator, ['My desk /desk', 'Glossary /desk/glossary']],
    [
      'an admin has the customers',
      admin,
      [
        'Dashboard /admin/dashboard',
        'Counter /admin/counter/new',
        'Messages /admin/inbox',
        'Glossary /admin/glossary',
        'Customers /admin/userlist?role=customer',
      ],
    ],
    [
      'an owner has people, services and the owner dashboard',
      owner,
      [
        'Dashboard /admin/dashboard',
        'Counter /admin/counter/new',
        'Messages /admin/inbox',
        'Glossary /admin/glossary',
        'Users /admin/userlist',
        'Translators /admin/translatorlist',
        'Services /admin/servicelist',
        'Owner /owner/dashboard',
      ],
    ],
  ])('%s', (_, userInfo, expected) => {
    expect(read(officeMenu(userInfo))).toEqual(expected)
  })
})

describe('the marked menu entry', () => {
  test.each([
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/quote', 'Dashboard'],
    ['/admin/closures', 'Dashboard'],
    ['/admin/overdue', 'Dashboard'],
    ['/admin/translate/0190', 'Dashboard'],
    ['/admin/counter/hand-over', 'Counter'],
    ['/admin/originals', 'Counter'],
    ['/admin/labels/0190', 'Counter'],
    ['/admin/inbox', 'Messages'],
    ['/admin/templates', 'Messages'],
    ['/admin/glossary', 'Glossary'],
    ['/admin/glossary/files', 'Glossary'],
    ['/admin/userlist', 'Users'],
    ['/admin/user/0190/edit', 'Users'],
    ['/request/0190', 'Users'],
    ['/profile/inbox/0190/messages', 'Messages'],
    ['/admin/translatorlist/0190', 'Translators'],
    ['/admin/service/0190/edit', 'Services'],
    ['/owner/dashboard', 'Owner'],
    ['/admin/somewhere', undefined],
  ])('at %s is %s', (pathname, label) => {
    const marked = officeMenu(owner).filter(({ to }) => isWithin(to, pathname))
    expect(marked.map((entry) => entry.label.message)).toEqual(label ? [label] : [])
  })

  test.each([
    ['/desk', 'My desk'],
    ['/desk/0190', 'My desk'],
    ['/desk/glossary/sentences', 'Glossary'],
  ])('of a translator at %s is %s', (pathname, label) => {
    const marked = officeMenu(translator).filter(({ to }) => isWithin(to, pathname))
    expect(marked.map((entry) => entry.label.message)).toEqual([label])
  })

  test('is Customers for an admin who is not an owner', () => {
    expect(isWithin('/admin/userlist?role=customer', '/admin/user/0190')).toBe(true)
  })
})

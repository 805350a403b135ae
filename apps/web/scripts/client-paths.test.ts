import { expect, test } from 'vitest'
import { isSiteAddress } from '@kakehashi/contract/site-addresses'
import routes from '../app/routes.ts'
import { clientPaths } from './client-paths.ts'

const paths = clientPaths(routes)

test('every screen of the portal and the office has a client path', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/login',
      '/register',
      '/forgotten-password',
      '/reset-password',
      '/verify-email',
      '/keep-account',
      '/submitrequest',
      '/request/:id',
      '/profile',
      '/profile/info',
      '/profile/edit',
      '/profile/security',
      '/profile/myrequests',
      '/profile/inbox',
      '/profile/inbox/:id/messages',
      '/admin/dashboard',
      '/admin/inbox',
      ...['quote', 'payment', 'translate', 'review', 'delivery', 'complete'].flatMap((stage) => [
        `/admin/${stage}`,
        `/admin/${stage}/:id`,
      ]),
      '/admin/servicelist',
      '/admin/service/:id/edit',
      '/admin/userlist',
      '/admin/user/:id',
      '/admin/user/:id/edit',
      '/admin/translatorlist',
      '/admin/translatorlist/:id',
      '/admin/translates/:id',
      '/admin/request/:id/quote',
      '/owner/dashboard',
      '/desk',
    ]),
  )
})

test('no path is listed twice', () => {
  expect(paths).toEqual([...new Set(paths)])
})

test('unknown addresses, unknown stages and the showcase are not client paths', () => {
  expect(paths.filter((path) => path.includes('*'))).toEqual([])
  expect(paths).not.toContain('/admin/:status')
  expect(paths).not.toContain('/showcase')
})

test('no screen has the address of a page of the public site', () => {
  expect(paths.filter(isSiteAddress)).toEqual([])
})

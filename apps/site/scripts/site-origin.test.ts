import { office } from '@kakehashi/domain/office'
import { expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

test('a site stands where its office says, unless the build is told otherwise', () => {
  expect(siteOrigin({})).toBe(office.website)
  expect(siteOrigin({ SITE_ORIGIN: '' })).toBe(office.website)
  expect(siteOrigin({ SITE_ORIGIN: 'https://deigo.example:8443/' })).toBe(
    'https://deigo.example:8443',
  )
})

test.each(['deigo.example', 'https://deigo.example/site', 'ftp://deigo.example', 'https://'])(
  '%s is not where a site can stand',
  (origin) => {
    expect(() => siteOrigin({ SITE_ORIGIN: origin })).toThrow('SITE_ORIGIN')
  },
)

import { office } from '@kakehashi/domain/office'
import { expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

test('the origin is the one of the office, unless SITE_ORIGIN is set', () => {
  expect(siteOrigin({})).toBe(office.website)
  expect(siteOrigin({ SITE_ORIGIN: '' })).toBe(office.website)
  expect(siteOrigin({ SITE_ORIGIN: 'https://deigo.example:8443/' })).toBe(
    'https://deigo.example:8443',
  )
})

test.each(['deigo.example', 'https://deigo.example/site', 'ftp://deigo.example', 'https://'])(
  '%s is not a valid origin',
  (origin) => {
    expect(() => siteOrigin({ SITE_ORIGIN: origin })).toThrow('SITE_ORIGIN')
  },
)

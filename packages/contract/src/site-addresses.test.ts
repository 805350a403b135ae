import { expect, test } from 'vitest'
import { isSiteAddress, languageOfPath, localPath, plainPath } from './site-addresses.ts'

test('a page and its Japanese counterpart are one page', () => {
  for (const path of ['/', '/about', '/services/legal']) {
    expect(plainPath(localPath(path, 'ja'))).toBe(path)
    expect(plainPath(localPath(path, 'en'))).toBe(path)
  }
  expect(localPath('/', 'ja')).toBe('/ja')
  expect(plainPath('/ja/')).toBe('/')
  expect(plainPath('/about/')).toBe('/about')
})

test('only the first part of an address names its language', () => {
  expect(languageOfPath('/ja')).toBe('ja')
  expect(languageOfPath('/ja/about')).toBe('ja')
  expect(languageOfPath('/jazz')).toBe('en')
  expect(languageOfPath('/about/ja')).toBe('en')
})

test.each([
  ['/', true],
  ['/about?from=mail', true],
  ['/services/drivers-license', true],
  ['/ja/whatever', true],
  ['/login', false],
  ['/profile', false],
  ['/aboutus', false],
])('%s is answered by the site: %s', (address, expected) => {
  expect(isSiteAddress(address)).toBe(expected)
})

import { expect, test } from 'vitest'
import { languageFromCookies, languageOfPath, localPath, plainPath } from './language.ts'

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

test('the language cookie is found among others and believed only if it names a language', () => {
  expect(languageFromCookies('a=1; language=ja; b=2')).toBe('ja')
  expect(languageFromCookies('language=en')).toBe('en')
  expect(languageFromCookies('language=fr')).toBeNull()
  expect(languageFromCookies('mylanguage=ja')).toBeNull()
  expect(languageFromCookies('')).toBeNull()
})

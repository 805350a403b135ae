import { expect, test } from 'vitest'
import { languageFromCookies } from './language-cookie.ts'

test('the language cookie is found among others and ignored if it is not a known language', () => {
  expect(languageFromCookies('a=1; language=ja; b=2')).toBe('ja')
  expect(languageFromCookies('language=en')).toBe('en')
  expect(languageFromCookies('language=fr')).toBeNull()
  expect(languageFromCookies('mylanguage=ja')).toBeNull()
  expect(languageFromCookies('')).toBeNull()
})

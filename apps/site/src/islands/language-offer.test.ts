import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'
import { offerLanguage, preferredLanguage } from './language-offer.ts'

afterEach(() => vi.unstubAllGlobals())

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'

/** The language that a page offers to this browser. */
function offered(lang: string, languages: string[], stored = {}, userAgent = phone) {
  fakeStorage(stored)
  const root = { lang, dataset: {} as Record<string, string> }
  vi.stubGlobal('navigator', { languages, userAgent })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: root }))
  offerLanguage()
  return root.dataset['offered']
}

test('a browser that asks for Japanese is offered Japanese on an English page, and the reverse', () => {
  expect(offered('en', ['ja-JP', 'en-US'])).toBe('ja')
  expect(offered('ja', ['en-US'])).toBe('en')
})

test('nothing is offered in the language of the page or in one that the site does not have', () => {
  expect(offered('en', ['en-GB', 'ja'])).toBeUndefined()
  expect(offered('ja', ['ja'])).toBeUndefined()
  expect(offered('en', ['fr-FR', 'de'])).toBeUndefined()
})

test('nothing is offered to who closed the offer before, nor to a crawler', () => {
  expect(offered('en', ['ja'], { languageOffer: 'closed' })).toBeUndefined()
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(offered('ja', ['en-US'], {}, crawler)).toBeUndefined()
})

test('the first language that the site has counts', () => {
  expect(preferredLanguage(['fr', 'JA-jp', 'en'])).toBe('ja')
  expect(preferredLanguage([])).toBeUndefined()
})

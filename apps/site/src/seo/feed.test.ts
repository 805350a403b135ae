import { expect, test } from 'vitest'
import { pageHead } from '../head.ts'
import { feedFiles } from './feed.ts'
import { origin, site } from './testing/sample-page.ts'

const [item] = site.office.news
if (!item) throw new Error('the sample office has no news')
const withNews = (news: readonly (typeof item)[]) => ({ ...site, office: { ...site.office, news } })
const head = (of: typeof site) =>
  pageHead({ path: '/', language: 'ja', title: 'Home', description: '' }, of)

test('the news are a feed in each language, and the home page links to it', () => {
  const [english, japanese] = feedFiles(site)

  expect(english?.path).toBe('/news.xml')
  expect(english?.body).toContain(`<title>${item.title.en}</title>\n<link>${item.url}</link>`)
  expect(japanese?.body).toContain(`<title>${item.title.ja}</title>`)
  expect(japanese?.body).toContain(`<atom:link href="${origin}/ja/news.xml" rel="self"`)
  expect(head(site)).toContain('type="application/rss+xml" href="/ja/news.xml"')
})

test('signs of XML in a title or an address are escaped', () => {
  const odd = { ...item, title: { en: 'Q & A <new>', ja: '新' }, url: 'https://a.example/?a=1&b=2' }
  const [english] = feedFiles(withNews([odd]))

  expect(english?.body).toContain('<title>Q &amp; A &lt;new&gt;</title>')
  expect(english?.body).toContain('<link>https://a.example/?a=1&amp;b=2</link>')
})

test('an office without news has no feed', () => {
  expect(feedFiles(withNews([]))).toEqual([])
  expect(head(withNews([]))).not.toContain('rss')
})

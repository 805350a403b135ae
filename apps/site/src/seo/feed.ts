import { localPath } from '@kakehashi/contract/site-addresses'
import type { SiteFile } from '@kakehashi/contract/site-renderer'
import { type Language, languages } from '@kakehashi/domain/language'
import { escapeMarkup } from '../escape-markup.ts'
import { feedPath } from '../head.ts'
import type { Site } from '../site.ts'

/** The news of the office as RSS, in each language; none without news. */
export function feedFiles(site: Site): SiteFile[] {
  if (site.office.news.length === 0) return []
  return languages.map((language) => ({
    path: feedPath(language),
    contentType: 'application/rss+xml; charset=utf-8',
    body: feed(site, language),
  }))
}

function feed({ office, origin }: Site, language: Language): string {
  const items = office.news.map(
    ({ title, url, publisher }) => `<item>
<title>${escapeMarkup(title[language])}</title>
<link>${escapeMarkup(url)}</link>
<guid>${escapeMarkup(url)}</guid>
<description>${escapeMarkup(publisher[language])}</description>
</item>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeMarkup(office.name[language])}</title>
<link>${origin}${localPath('/', language)}</link>
<description>${escapeMarkup(office.tagline[language])}</description>
<language>${language}</language>
<atom:link href="${origin}${feedPath(language)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`
}

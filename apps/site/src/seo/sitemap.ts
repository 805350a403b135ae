import { defaultLanguage, languages } from '@kakehashi/domain/language'
import { escapeMarkup } from '../escape-markup.ts'
import type { PageFacts } from './page-facts.ts'

/** Lists every public page with its address in each language. */
export function sitemap(pages: readonly PageFacts[]): string {
  const entries = pages.map(
    ({ url, urls }) => `<url><loc>${escapeMarkup(url)}</loc>
${languages.map((language) => alternate(language, urls[language])).join('\n')}
${alternate('x-default', urls[defaultLanguage])}
</url>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`
}

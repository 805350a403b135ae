import type { Language } from '@kakehashi/domain/language'
import { readPage, type PageFacts } from '../page-facts.ts'

interface Sample {
  path?: string
  language?: Language
  title?: string
  description?: string
  heading?: string
  body?: string
}

export const origin = 'https://deigo.example'

/** A page as the build writes it. */
export function samplePage(sample: Sample = {}): string {
  const { path = '/', language = 'en' } = sample
  const address = (of: Language) => origin + (of === 'en' ? path : `/ja${path === '/' ? '' : path}`)
  return `<!DOCTYPE html><html lang="${language}"><head>
<title>${sample.title ?? `Page ${path}`} | Kakehashi</title>
<meta name="description" content="${sample.description ?? `About ${path}`}"/>
<link rel="canonical" href="${address(language)}"/>
<link rel="alternate" hrefLang="en" href="${address('en')}"/>
<link rel="alternate" hrefLang="ja" href="${address('ja')}"/>
<link rel="alternate" hrefLang="x-default" href="${address('en')}"/>
</head><body><h1>${sample.heading ?? `Heading ${path}`}</h1>${sample.body ?? ''}</body></html>`
}

export function sampleFacts(sample: Sample = {}): PageFacts {
  return readPage(samplePage(sample))
}

/** A small site, in both languages. */
export function sampleSite(paths = ['/', '/contact', '/services', '/services/legal']): PageFacts[] {
  return paths.flatMap((path) => [
    sampleFacts({ path }),
    sampleFacts({ path, language: 'ja', title: `${path}のページ` }),
  ])
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { blank } from '@kakehashi/contract/service-page'

/** Contains every placeholder in every context in which it may be used. */
function templateOf(language: string): string {
  const base = language === 'ja' ? '/ja' : ''
  return [
    `<!DOCTYPE html><html lang="${language}"><head>`,
    `<title>${blank.name} | Kakehashi</title>`,
    `<meta name="description" content="${blank.summary}"/>`,
    `<link rel="canonical" href="https://office.example${base}/services/${blank.slug}"/>`,
    `</head><body><script>start()</script>`,
    `<h1 lang="${blank.nameLanguage}">${blank.name}</h1>`,
    `<div lang="${blank.descriptionLanguage}">${blank.description}</div>`,
    `<figure class="a" data-when="picture"><img src="${blank.picture}" alt=""/></figure>`,
    `<div data-when="no-picture">A drawing of ours</div>`,
    `<p data-when="same-day">Ready today</p>`,
    `<p data-when="next-day">Ready tomorrow</p>`,
    `<p data-when="later">Ready in ${blank.workingDays} days</p>`,
    `<p data-when="price">From ${blank.price}</p>`,
    `<p data-when="no-price">A price before anything starts</p>`,
    `<a href="/submitrequest?service=${blank.slug}">REQUEST FORM</a>`,
    `</body></html>`,
  ].join('\n')
}

const page = (file: string, scriptHashes: string[] = []) => ({ file, scriptHashes })

/** The smallest possible output of the web build. */
export async function writeSite(change: Partial<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-site-'))
  const files: Partial<Record<string, string>> = {
    'index.html': 'Home',
    'contact/index.html': 'A map, if you ask for it',
    'services/legal/index.html': 'Legal, written by hand',
    'services/business/index.html': 'Business, written by hand',
    'ja/services/legal/index.html': '法律、手書き',
    'service.en.html': templateOf('en'),
    'service.ja.html': templateOf('ja'),
    'missing.en.html': 'Not Found',
    'missing.ja.html': '見つかりません',
    'fallback.html': 'The application',
    ...change,
  }
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, 'client', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content ?? '')
  }
  const site = {
    pages: {
      '/': page('index.html'),
      '/contact': { ...page('contact/index.html'), frames: ['https://maps.example'] },
      '/services/legal': page('services/legal/index.html'),
      '/services/business': page('services/business/index.html'),
      '/ja/services/legal': page('ja/services/legal/index.html'),
    },
    servicePages: {
      en: page('service.en.html', ['sha256-abc']),
      ja: page('service.ja.html', ['sha256-abc']),
    },
    missing: { en: page('missing.en.html'), ja: page('missing.ja.html') },
    fallback: page('fallback.html'),
    clientPaths: ['/login', '/admin/quote/:id'],
    preloads: { '/login': ['</assets/login.js>; rel=modulepreload'] },
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

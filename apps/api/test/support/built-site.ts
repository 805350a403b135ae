import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Shows what it was given, so that tests see what a page is made from. */
const rendererModule = `export const renderer = {
  renderService: async (service, language) => ({
    html: JSON.stringify({ language, ...service }),
    scriptHashes: ['sha256-abc'],
    styleHashes: ['sha256-def'],
    frames: [],
  }),
}
`

const page = (file: string, scriptHashes: string[] = []) => ({ file, scriptHashes })

/** The smallest possible output of the build. */
export async function writeSite(change: Partial<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-site-'))
  const files: Partial<Record<string, string>> = {
    'index.html': 'Home',
    'contact/index.html': 'A map, if you ask for it',
    'services/legal/index.html': 'Legal, written by hand',
    'services/business/index.html': 'Business, written by hand',
    'ja/services/legal/index.html': '法律、手書き',
    'missing.en.html': 'Not Found',
    'missing.ja.html': '見つかりません',
    'fallback.html': 'The application',
    'first/login.en.html': 'Login',
    'first/login.ja.html': 'ログイン',
    'first/submitrequest.en.html': 'Request Form',
    'first/submitrequest.ja.html': 'ご依頼フォーム',
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
    missing: { en: page('missing.en.html'), ja: page('missing.ja.html') },
    fallback: page('fallback.html'),
    clientPaths: ['/login', '/submitrequest', '/admin/quote/:id'],
    firstViews: {
      '/login': firstView('login', false),
      '/submitrequest': firstView('submitrequest', true),
    },
    preloads: { '/login': ['</assets/login.js>; rel=modulepreload'] },
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  await mkdir(join(folder, 'renderer'))
  await writeFile(join(folder, 'renderer/index.js'), rendererModule)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

function firstView(name: string, isSignedIn: boolean) {
  return { isSignedIn, files: { en: `first/${name}.en.html`, ja: `first/${name}.ja.html` } }
}

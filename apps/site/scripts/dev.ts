import { createServer as createHttpServer } from 'node:http'
import {
  languageOfPath,
  plainPath,
  type SitePath,
  sitePaths,
} from '@kakehashi/contract/site-addresses'
import { createServer, type ModuleNode } from 'vite'
import type { SiteAssets } from '../src/head.ts'
import type { createRenderer } from '../src/render.tsx'
import type { favicon } from '../src/seo/icons.ts'
import type { pageFolders } from '../src/site-pages.ts'
import { findService, readOffice } from './dev-data.ts'
import { viteOptions } from './vite-options.ts'

// Renders pages on request. The development server of apps/web forwards the site's addresses and
// the island modules below /site-dev/ to this server.

const base = '/site-dev/'
const origin = process.env['PUBLIC_URL'] ?? 'http://localhost:4000'
const port = Number(process.env['SITE_PORT'] ?? 4003)
const vite = await createServer({
  ...viteOptions,
  base,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false },
})
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    answer(request.url ?? '/').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})
server.listen(port, '127.0.0.1')

async function answer(url: string) {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/favicon.svg') {
    const { favicon: draw } = (await vite.ssrLoadModule('/src/seo/icons.ts')) as {
      favicon: typeof favicon
    }
    const { body, contentType } = draw(await readOffice())
    return { status: 200, type: contentType, body }
  }
  const language = languageOfPath(pathname)
  const plain = plainPath(pathname)
  const fixed = sitePaths.find((each) => each === plain)
  const service = fixed ? undefined : await findService(/^\/services\/([^/]+)$/.exec(plain)?.[1])
  const renderer = await loadRenderer(fixed ?? (service ? 'other-service' : 'missing'))
  const page = fixed
    ? await renderer.renderPage(fixed, language)
    : service
      ? await renderer.renderService(service, language)
      : await renderer.renderMissingPage(language)
  const status = fixed || service ? 200 : 404
  return { status, type: 'text/html; charset=utf-8', body: page.html }
}

async function loadRenderer(page: SitePath | 'other-service' | 'missing') {
  const compiled = await vite.ssrLoadModule('/src/render.tsx')
  const { pageFolders: folders } = (await vite.ssrLoadModule('/src/site-pages.ts')) as {
    pageFolders: typeof pageFolders
  }
  const folder = page === 'other-service' || page === 'missing' ? page : folders[page]
  const assets: SiteAssets = {
    fonts: [],
    styles: { [folder]: await stylesOf(folder) },
    script: '',
    modules: [`${base}src/islands/before-paint.ts`, `${base}src/islands/site.ts`],
  }
  const site = { office: await readOffice(), origin }
  return (compiled['createRenderer'] as typeof createRenderer)(assets, site, new Date())
}

/** In the same order as the build: the base, the layout, then what the page imports. */
async function stylesOf(folder: string): Promise<string> {
  const files = new Set<string>()
  for (const entry of ['/src/styles.ts', '/src/page.tsx', `/src/pages/${folder}/page.tsx`]) {
    await vite.ssrLoadModule(entry)
    collect(await vite.moduleGraph.getModuleByUrl(entry, true), files, new Set())
  }
  const sheets = [...files].map((file) => vite.ssrLoadModule(`${file}?inline`))
  return (await Promise.all(sheets)).map((sheet) => String(sheet['default'])).join('\n')
}

function collect(module: ModuleNode | undefined, files: Set<string>, seen: Set<ModuleNode>): void {
  if (!module || seen.has(module)) return
  seen.add(module)
  // A stylesheet already contains what it imports.
  if (module.file?.endsWith('.css')) files.add(module.file)
  else for (const each of module.ssrImportedModules) collect(each, files, seen)
}

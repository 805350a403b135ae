import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { localPath, missingPagePath } from '@kakehashi/contract/site-addresses'
import type { RenderedPage } from '@kakehashi/contract/site-renderer'
import { languages } from '@kakehashi/domain/language'
import type { SiteAssets } from '../src/head.ts'
import type { createRenderer } from '../src/render.tsx'
import { writeSeoFiles } from '../src/seo/seo-files.ts'
import { compressFiles } from './compress.ts'
import { buildIslands } from './islands.ts'
import { buildRenderer } from './renderer.ts'
import { siteOrigin } from './site-origin.ts'
import { tokenColour } from '../src/seo/token-colour.ts'
import { siteFolder } from './vite-options.ts'

// Runs after the build of apps/web and combines both: client/ contains every file that is served,
// site.json lists the pages with their addresses and policies, and renderer/ renders the pages of
// services that the office adds later.

interface AppBuild {
  fallback: { file: string }
  clientPaths: string[]
}

const web = path.join(siteFolder, '../web/build')
const build = path.join(siteFolder, 'build')
const client = path.join(build, 'client')
const renderer = path.join(build, 'renderer')

await rm(build, { recursive: true, force: true })
await cp(path.join(web, 'client'), client, { recursive: true })
await cp(path.join(siteFolder, 'public'), client, { recursive: true })
const app = JSON.parse(await readFile(path.join(web, 'app.json'), 'utf8')) as AppBuild

const script = await buildIslands(client)
const { styles, fonts } = await buildRenderer(renderer, client)
const origin = siteOrigin(process.env)
const assets: SiteAssets = { origin, themeColour: tokenColour('paper'), fonts, styles, script }
await writeFile(path.join(renderer, 'assets.json'), JSON.stringify(assets))
await writeFile(
  path.join(renderer, 'index.js'),
  `import { createRenderer } from './render.js'
import assets from './assets.json' with { type: 'json' }
export const renderer = createRenderer(assets)
`,
)

const compiled: { renderer: ReturnType<typeof createRenderer> } = await import(
  pathToFileURL(path.join(renderer, 'index.js')).href
)
const rendered = await compiled.renderer.renderPages()
const pages: Record<string, object> = {}
for (const { facts, ...page } of rendered) {
  const { pathname } = new URL(facts.url)
  pages[pathname] = await writePage(pathname, page)
}
const missing: Record<string, object> = {}
for (const language of languages) {
  const page = await compiled.renderer.renderMissingPage(language)
  missing[language] = await writePage(localPath(missingPagePath, language), page)
}
await writeFile(
  path.join(build, 'site.json'),
  `${JSON.stringify({ pages, missing, ...app }, null, 2)}\n`,
)
const facts = rendered.map((page) => page.facts)
await writeSeoFiles(client, { origin, pages: facts, clientPaths: app.clientPaths })
const compressed = await compressFiles(client)
process.stdout.write(`${rendered.length} pages, ${compressed} files compressed\n`)

async function writePage(address: string, { html, ...policy }: RenderedPage) {
  const file = path.posix.join(address.slice(1), 'index.html')
  await mkdir(path.dirname(path.join(client, file)), { recursive: true })
  await writeFile(path.join(client, file), html)
  return { file, ...policy }
}

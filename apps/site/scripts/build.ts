import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Application } from '../src/application-files.ts'
import type { SiteAssets } from '../src/head.ts'
import { compressFiles } from './compress.ts'
import { buildIslands } from './islands.ts'
import { buildRenderer } from './renderer.ts'
import { siteFolder } from './vite-options.ts'

// Runs after the build of apps/web and combines both: client/ contains the files that are the same
// for every office, renderer/ renders the pages of an office when it is published, and site.json
// tells the server about the screens of the application.

interface AppBuild extends Omit<Application, 'renderFirstView' | 'firstViews'> {
  readonly firstViews: Record<string, { isSignedIn: boolean; styles: string[] }>
  readonly preloads: Record<string, string[]>
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
const assets: SiteAssets = { fonts, styles, script }
await cp(path.join(web, 'first-view'), path.join(renderer, 'first-view'), { recursive: true })
await writeFile(path.join(renderer, 'build.json'), JSON.stringify({ assets, app }))
await writeFile(
  path.join(renderer, 'index.js'),
  `import { renderFirstView } from './first-view/first-views.js'
import { createSiteRenderer } from './render.js'
import build from './build.json' with { type: 'json' }
export const renderer = createSiteRenderer(build.assets, { ...build.app, renderFirstView })
`,
)
const { clientPaths, firstViews, preloads } = app
const site = { build: await hashOfRenderer(), clientPaths, firstViews, preloads }
await writeFile(path.join(build, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)
process.stdout.write(`build ${site.build}, ${await compressFiles(client)} files compressed\n`)

/** Pages are rendered anew when anything that they are made from has changed. */
async function hashOfRenderer(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of ['render.js', 'build.json', 'first-view/first-views.js']) {
    hash.update(await readFile(path.join(renderer, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

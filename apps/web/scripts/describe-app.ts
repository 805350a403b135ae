import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import routes from '../app/routes.ts'
import { clientPaths } from './client-paths.ts'
import { describeFallback } from './fallback-document.ts'
import { writeFirstViews } from './first-views.ts'
import { preloadsOf, stylesheetsAmong } from './preloads.ts'

// Runs after `react-router build` and writes app.json for the server: the document for every
// screen, the hashes of its scripts, what each screen preloads, and the documents that already show a
// form.

const build = path.join(import.meta.dirname, '../build')
const client = path.join(build, 'client')
const file = 'app.html'

// index.html is the home page of the public site.
await rename(path.join(client, 'index.html'), path.join(client, file))
const { html, scriptHashes } = await describeFallback(client, file)
const preloads = preloadsOf(await readManifest(), html)
const stylesOf = (screen: string) => stylesheetsAmong(preloads[screen] ?? [])
const app = {
  fallback: { file, scriptHashes },
  clientPaths: clientPaths(routes),
  preloads,
  firstViews: await writeFirstViews(client, html, stylesOf),
}
await writeFile(path.join(build, 'app.json'), `${JSON.stringify(app, null, 2)}\n`)
process.stdout.write(`app.json: ${app.clientPaths.length} client paths\n`)

async function readManifest(): Promise<string> {
  const assets = await readdir(path.join(client, 'assets'))
  const name = assets.find((each) => /^manifest-.*[.]js$/.test(each))
  if (!name) throw new Error('The build has left no manifest of its screens')
  return readFile(path.join(client, 'assets', name), 'utf8')
}

import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { firstViewId } from '../app/forms/early-input.ts'
import routes from '../app/routes.ts'
import { clientPaths } from './client-paths.ts'
import { describeFallback } from './fallback-document.ts'
import { compileFirstViews } from './first-views.ts'
import { preloadsOf, stylesheetsAmong } from './preloads.ts'

// Runs after `react-router build` and writes app.json, from which the site build makes the documents
// of the application: the document for every screen, the hashes of its scripts, what each screen
// preloads, and the screens that already show a form.

const build = path.join(import.meta.dirname, '../build')
const client = path.join(build, 'client')

const file = path.join(client, 'index.html')
const { html, scriptHashes } = await describeFallback(client, 'index.html')
// It is published with the facts of the office, and /index.html is no address.
await rm(file)
const preloads = preloadsOf(await readManifest(), html)
const firstViews = await compileFirstViews(path.join(build, 'first-view'))
const app = {
  document: html,
  scriptHashes,
  clientPaths: clientPaths(routes),
  preloads,
  firstViewId,
  firstViews: Object.fromEntries(
    firstViews.map(({ path: screen, isSignedIn }) => [
      screen,
      { isSignedIn, styles: stylesheetsAmong(preloads[screen] ?? []) },
    ]),
  ),
}
await writeFile(path.join(build, 'app.json'), `${JSON.stringify(app, null, 2)}\n`)
process.stdout.write(`app.json: ${app.clientPaths.length} client paths\n`)

async function readManifest(): Promise<string> {
  const assets = await readdir(path.join(client, 'assets'))
  const name = assets.find((each) => /^manifest-.*[.]js$/.test(each))
  if (!name) throw new Error('The build has left no manifest of its screens')
  return readFile(path.join(client, 'assets', name), 'utf8')
}

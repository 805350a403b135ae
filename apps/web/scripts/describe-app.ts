import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import routes from '../app/routes.ts'
import { clientPaths } from './client-paths.ts'
import { describeFallback } from './fallback-document.ts'
import { preloadsOf } from './preloads.ts'

// Runs after `react-router build` and leaves app.json for the server: the document that answers for
// every screen, which scripts in it may run, and what each screen will ask for.

const build = path.join(import.meta.dirname, '../build')
const client = path.join(build, 'client')
const file = 'app.html'

// The site's home page is index.html.
await rename(path.join(client, 'index.html'), path.join(client, file))
const { html, scriptHashes } = await describeFallback(client, file)
const app = {
  fallback: { file, scriptHashes },
  clientPaths: clientPaths(routes),
  preloads: preloadsOf(await readManifest(), html),
}
await writeFile(path.join(build, 'app.json'), `${JSON.stringify(app, null, 2)}\n`)
process.stdout.write(`app.json: ${app.clientPaths.length} client paths\n`)

async function readManifest(): Promise<string> {
  const assets = await readdir(path.join(client, 'assets'))
  const name = assets.find((each) => /^manifest-.*[.]js$/.test(each))
  if (!name) throw new Error('The build has left no manifest of its screens')
  return readFile(path.join(client, 'assets', name), 'utf8')
}

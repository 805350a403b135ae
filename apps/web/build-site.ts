import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  missingPageAddresses,
  publicAddresses,
  servicePageAddresses,
} from './app/frame/public-pages.ts'
import routes from './app/routes.ts'
import { clientPaths } from './site-build/client-paths.ts'
import { compressFiles } from './site-build/compress.ts'
import { makeFindable } from './site-build/found/findable.ts'
import { readPage, type PageFacts } from './site-build/found/page-facts.ts'
import { structuredData, withStructuredData } from './site-build/found/structured-data.ts'
import {
  addVisitorScript,
  findInlineStyle,
  frameOrigins,
  namesLayersInOrder,
  scriptHashes,
  styleHashes,
  stylesheetsOf,
  withStyles,
} from './site-build/html.ts'
import { ownStyles } from './site-build/own-styles.ts'
import { preloadsOf } from './site-build/preloads.ts'
import { siteOrigin } from './site-build/origin.ts'
import { buildVisitorScript } from './site-build/visitor-script.ts'

// Runs after `react-router build`: makes the written pages quick to show, and leaves site.json for
// the server: which file answers which address, and which inline scripts its policy must allow.

interface Page {
  file: string
  scriptHashes: string[]
  styleHashes?: string[]
  frames?: string[]
}

const build = path.join(import.meta.dirname, 'build')
const client = path.join(build, 'client')

const fileOf = (address: string) => path.posix.join(address.slice(1), 'index.html')
const readWritten = (address: string) => readFile(path.join(client, fileOf(address)), 'utf8')

/** Only a page that others may find tells them about itself. */
async function finishPage(address: string, facts?: PageFacts): Promise<Page> {
  const file = fileOf(address)
  const written = await readWritten(address)
  const styles = await checkedStyles(file, written)
  const styled = withStyles(written, ownStyles(styles, written + script.code))
  const scripted = addVisitorScript(styled, script)
  const html = facts ? withStructuredData(scripted, structuredData(facts, allFacts)) : scripted
  await writeFile(path.join(client, file), html)
  const frames = frameOrigins(html)
  return {
    file,
    scriptHashes: scriptHashes(html),
    styleHashes: styleHashes(html),
    ...(frames.length > 0 && { frames }),
  }
}

/** The document in which the browser draws everything that is not written. */
async function describeFallback(file: string): Promise<Page> {
  const html = await readFile(path.join(client, file), 'utf8')
  await checkedStyles(file, html)
  return { file, scriptHashes: scriptHashes(html) }
}

async function readManifest(): Promise<string> {
  const assets = await readdir(path.join(client, 'assets'))
  const name = assets.find((file) => /^manifest-.*[.]js$/.test(file))
  if (!name) throw new Error('The build has left no manifest of its screens')
  return readFile(path.join(client, 'assets', name), 'utf8')
}

async function checkedStyles(file: string, html: string): Promise<string> {
  const style = findInlineStyle(html)
  if (style) throw new Error(`${file} has an inline style, which our policy refuses: ${style}`)
  const hrefs = stylesheetsOf(html)
  const sheets = await Promise.all(hrefs.map((href) => readFile(path.join(client, href), 'utf8')))
  if (!namesLayersInOrder(sheets[0] ?? '')) {
    throw new Error(`${file} loads ${hrefs[0]} first, which does not begin with the base styles`)
  }
  return sheets.map((sheet) => sheet.trim()).join('')
}

// The router leaves what it would load when moving to a page inside the browser; nothing does.
async function removeUnread(): Promise<void> {
  const files = await readdir(client, { recursive: true })
  const unread = files.filter((file) => file.endsWith('.data'))
  await Promise.all(unread.map((file) => rm(path.join(client, file))))
}

const addresses = publicAddresses()
const script = await buildVisitorScript(client)
await removeUnread()
const allFacts: PageFacts[] = []
for (const address of addresses) allFacts.push(readPage(await readWritten(address)))
const pages: Record<string, Page> = {}
for (const [at, address] of addresses.entries()) {
  pages[address] = await finishPage(address, allFacts[at])
}

const fallback = await describeFallback('__spa-fallback.html')
const site = {
  pages,
  servicePages: {
    en: await finishPage(servicePageAddresses.en),
    ja: await finishPage(servicePageAddresses.ja),
  },
  missing: {
    en: await finishPage(missingPageAddresses.en),
    ja: await finishPage(missingPageAddresses.ja),
  },
  fallback,
  preloads: preloadsOf(
    await readManifest(),
    await readFile(path.join(client, fallback.file), 'utf8'),
  ),
  clientPaths: clientPaths(routes, [...addresses, ...Object.values(servicePageAddresses)]),
}
await writeFile(path.join(build, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)
await makeFindable(client, {
  origin: siteOrigin(process.env),
  pages: allFacts,
  clientPaths: site.clientPaths,
})
const compressed = await compressFiles(client)

process.stdout.write(
  `site.json: ${addresses.length} pages, ${site.clientPaths.length} client paths, ${compressed} files compressed\n`,
)

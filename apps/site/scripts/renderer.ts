import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { viteOptions } from './vite-options.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

/** Compiles src/site-renderer.ts for Node and returns the styles of each folder below pages/. */
export async function buildRenderer(folder: string, client: string) {
  await build({
    ...viteOptions,
    // Bundled, because the site needs only its Japanese model.
    ssr: { noExternal: ['budoux'] },
    build: {
      ssr: 'src/site-renderer.ts',
      ssrEmitAssets: true,
      manifest: true,
      outDir: folder,
      emptyOutDir: true,
      // No data URLs: the policy does not allow fonts as data, and files can be cached.
      assetsInlineLimit: 0,
      cssMinify: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'render.js',
          chunkFileNames: '[name]-[hash].js',
          // Rules without styles in a chunk of their own, so that the styles that all pages share
          // stay in one file, which begins with the base.
          codeSplitting: {
            groups: [{ name: 'rules', test: /\/packages\/(?:domain|contract)\/src\// }],
          },
        },
      },
    },
  })
  const assets = await readdir(path.join(folder, 'assets'))
  for (const name of assets.filter((each) => !each.endsWith('.css'))) {
    await cp(path.join(folder, 'assets', name), path.join(client, 'assets', name))
  }
  return { styles: await readStyles(folder), fonts: fontsAmong(assets) }
}

/** Each page is a separate module in the manifest, so it gets only the styles it imports. */
async function readStyles(folder: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>
  const styles: Record<string, string> = {}
  for (const key of Object.keys(manifest)) {
    const page = /^src\/pages\/([a-z-]+)\/page[.]tsx$/.exec(key)?.[1]
    if (page === undefined) continue
    const files = [...filesOf('src/site-renderer.ts', manifest), ...filesOf(key, manifest)]
    const sheets = [...new Set(files)].map((file) => readFile(path.join(folder, file), 'utf8'))
    styles[page] = inOrder((await Promise.all(sheets)).map((sheet) => sheet.trim())).join('')
  }
  return styles
}

/** Styles of imported modules come before the module's own. */
function filesOf(key: string, manifest: Record<string, ManifestEntry>): string[] {
  const { imports = [], css = [] } = manifest[key] ?? {}
  return [...imports.flatMap((each) => filesOf(each, manifest)), ...css]
}

const isBase = (sheet: string) => /^@layer tokens, ?base, ?components;|^@layer tokens/.test(sheet)

/**
 * The base declares the order of the layers, so it comes first, whatever chunks the bundler made.
 * After a component, buttons would have the colour of links.
 */
function inOrder(sheets: readonly string[]): string[] {
  const base = sheets.filter(isBase)
  if (base.length !== 1) throw new Error(`A page has ${base.length} base styles`)
  return [...base, ...sheets.filter((sheet) => !isBase(sheet))]
}

function fontsAmong(assets: readonly string[]): string[] {
  return assets.filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`)
}

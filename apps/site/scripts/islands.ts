import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { siteFolder, viteOptions } from './vite-options.ts'

const source = path.join(siteFolder, 'src/islands')

/** Builds the islands and returns the script that is inlined in every page. */
export async function buildIslands(client: string): Promise<string> {
  const [first] = await bundle({
    write: false,
    rolldownOptions: {
      input: path.join(source, 'before-paint.ts'),
      output: { format: 'iife' },
    },
  })
  const files = await bundle({
    outDir: client,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: path.join(source, 'site.ts'),
      output: {
        entryFileNames: 'assets/visitor-[hash].js',
        chunkFileNames: 'assets/visitor-[name]-[hash].js',
        assetFileNames: 'assets/visitor-[name]-[hash][extname]',
      },
    },
  })
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  if (first?.type !== 'chunk' || !entry) throw new Error('The islands were not built')
  return `${first.code.trim()}\n${startLater(`/${entry.fileName}`)}`
}

async function bundle(options: NonNullable<InlineConfig['build']>) {
  const define = { 'process.env.NODE_ENV': '"production"' }
  const result = await build({ ...viteOptions, define, build: options })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Vite wrote nothing')
  return output.output
}

/**
 * The page works without the islands, so a slow phone shows it first. The islands load when the
 * page has loaded and the browser is idle, or on the first interaction, but never before the page
 * is parsed.
 */
function startLater(url: string): string {
  return `{
let started
const parsed = () => document.readyState !== 'loading' ? Promise.resolve() : new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
const start = () => { started ??= parsed().then(() => import(${JSON.stringify(url)})) }
addEventListener('load', () => globalThis.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 100))
for (const reach of ['scroll', 'pointerover', 'touchstart', 'keydown']) addEventListener(reach, start, { once: true, passive: true })
}`
}

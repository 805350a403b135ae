import path from 'node:path'
import { build } from 'vite'
import { constants, wordPlugins } from './vite-parts.ts'

export interface VisitorScript {
  /** Stands in the page itself and runs before its first picture. */
  beforePaint: string
  /** The address of the module that does the rest. */
  url: string
  /** All of it, for what it may put into a page. */
  code: string
}

const web = path.join(import.meta.dirname, '..')
const source = path.join(web, 'app/public/script')
const shared = {
  configFile: false,
  root: web,
  logLevel: 'error',
  plugins: wordPlugins(),
  define: { ...constants, 'process.env.NODE_ENV': '"production"' },
} as const

/** Builds what script adds to the visitors' pages, apart from the application and without React. */
export async function buildVisitorScript(client: string): Promise<VisitorScript> {
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
    copyPublicDir: false,
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
  if (first?.type !== 'chunk' || !entry) throw new Error('The visitors’ script was not built')
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  return { beforePaint: first.code.trim(), url: `/${entry.fileName}`, code }
}

type Options = NonNullable<NonNullable<Parameters<typeof build>[0]>['build']>

async function bundle(options: Options) {
  const result = await build({ ...shared, build: options })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Vite wrote nothing')
  return output.output
}

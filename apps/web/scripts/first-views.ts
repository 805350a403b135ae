import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build } from 'vite'
import type { firstViews } from '../app/first-views.tsx'

const web = path.join(import.meta.dirname, '..')

/**
 * Compiles the renderer of the forms that are shown before any script has loaded, and returns the
 * screens that it knows. It is used when a site is published, so it contains all it needs.
 */
export async function compileFirstViews(folder: string): Promise<typeof firstViews> {
  const configPath = path.join(web, 'lingui.config.ts')
  process.env['LINGUI_CONFIG'] ??= configPath
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset()] }),
      lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
    ],
    define: {
      __PDF_PARTS__: '""',
      __THEME_COLOUR__: '""',
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
    build: { ssr: 'app/first-views.tsx', outDir: folder, emptyOutDir: true },
  })
  const compiled = (await import(pathToFileURL(path.join(folder, 'first-views.js')).href)) as {
    firstViews: typeof firstViews
  }
  return compiled.firstViews
}

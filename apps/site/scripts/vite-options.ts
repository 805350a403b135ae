import { createHash } from 'node:crypto'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { InlineConfig } from 'vite'

export const siteFolder = path.join(import.meta.dirname, '..')

const configPath = path.join(siteFolder, 'lingui.config.ts')
// The macros look for a config in the working directory, which may be the repository's.
process.env['LINGUI_CONFIG'] ??= configPath

/** What pages and islands are both built with. */
export const viteOptions = {
  configFile: false,
  root: siteFolder,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // An English sentence without its Japanese stops the build.
    lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
  ],
  css: { modules: { generateScopedName: shortClassName } },
} satisfies InlineConfig

/** Names travel with every page, so they are short; two files never share one. */
function shortClassName(name: string, file: string): string {
  const folder = path.relative(path.join(siteFolder, '../..'), file.replace(/\?.*$/, ''))
  const digest = createHash('sha256').update(folder).digest('base64url').replace(/[-_]/g, '')
  return `${name}_${digest.slice(0, 4)}`
}

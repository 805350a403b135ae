import { globSync } from 'node:fs'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { InlineConfig } from 'vite'

export const siteFolder = path.join(import.meta.dirname, '..')

const configPath = path.join(siteFolder, 'lingui.config.ts')
// The macros look for a config in the working directory, which may be the root of the repository.
process.env['LINGUI_CONFIG'] ??= configPath

/** Options shared by pages and islands. */
export const viteOptions = {
  configFile: false,
  root: siteFolder,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A missing translation stops the build.
    lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
  ],
  css: { modules: { generateScopedName: shortClassName } },
} satisfies InlineConfig

const repository = path.join(siteFolder, '../..')
const stylesheets = globSync('{apps/site,packages/ui,packages/layouts}/src/**/*.module.css', {
  cwd: repository,
}).toSorted()

/** Class names are part of every page, so they are short: a number for the file, then the class. */
function shortClassName(name: string, file: string): string {
  const at = stylesheets.indexOf(path.relative(repository, file.replace(/\?.*$/, '')))
  if (at < 0) throw new Error(`${file} is not among the stylesheets of the site`)
  return `_${at.toString(36).padStart(2, '0')}${name}`
}

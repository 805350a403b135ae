import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { currentYear } from '../app/i18n/office-year.ts'
import { siteOrigin } from './origin.ts'

// Lingui looks for its config in the working directory, which may be the repository's.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, '../lingui.config.ts')

/** What the application and the visitors' script are both built with. */
export const wordPlugins = () => [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  // An English sentence without its Japanese stops the build.
  lingui({ failOnMissing: true, failOnCompileError: true }),
]

export const constants = {
  __BUILD_YEAR__: JSON.stringify(currentYear()),
  __SITE_ORIGIN__: JSON.stringify(siteOrigin(process.env)),
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { localPath, missingPagePath, sitePaths } from '@kakehashi/contract/site-addresses'
import { languages } from '@kakehashi/domain/language'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vite'
import { pdfParts, pdfPartsPlugin } from './scripts/pdf-parts.ts'

const configPath = path.join(import.meta.dirname, 'lingui.config.ts')
// The macros look for a config in the working directory, which may be the root of the repository.
process.env['LINGUI_CONFIG'] ??= configPath

// A few large chunks instead of fifty small ones: the libraries, which stay in the cache between
// releases, the layout, and what the screens share. On a slow connection a tiny file costs as much
// in headers, and has to wait for its turn.
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: 'site',
    test: /\/app\/(?:errors\/last-resort|i18n\/catalogs)\.|\/packages\/ui\/src\/(?:styles\/app|feedback\/toast(?:-host)?)\./,
    priority: 1,
  },
  // Public pages inline their styles, so what they share with the application must not be in one
  // chunk with styles that only the application needs.
  {
    name: 'office',
    test: /\/packages\/domain\/|\/app\/(?:i18n|session)\/[a-z-]+\.ts$/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'kit',
    test: /\/packages\/ui\/src\/[a-z]+\/(?:alert|field|field-shell|spinner)\./,
    priority: 1,
  },
  {
    name: 'application',
    test: /\/app\/(?:account|api|drafts|errors|forms|i18n|layouts|request|session)|\/packages\/|\/node_modules\//,
    minShareCount: 2,
    priority: 0,
  },
]

// tokens.css is the only file with colours.
const tokens = path.join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css')
const themeColour = /--paper:\s*(#\w{6})/.exec(readFileSync(tokens, 'utf8'))?.[1] ?? ''

// What the development server of the public site answers (apps/site/scripts/dev.ts).
const homes = languages.map((language) => localPath('/', language))
const segments = new Set(
  [...sitePaths, missingPagePath, ...homes].map((address) => address.split('/')[1]),
)
const siteAddresses = `^/(?:(?:${[...segments].filter(Boolean).join('|')}|site-dev|favicon[.]svg)(?:[/?].*)?)?(?:[?].*)?$`

export default defineConfig({
  plugins: [
    reactRouter(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A missing translation fails the build.
    lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
    pdfPartsPlugin(),
  ],
  define: {
    __PDF_PARTS__: JSON.stringify(pdfParts),
    __THEME_COLOUR__: JSON.stringify(themeColour),
  },
  // Fonts and pictures stay files: they can be cached, and the content security policy allows them.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  server: {
    proxy: {
      // The API needs the Host and Origin that the browser sent for its same-origin check.
      '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:4001', changeOrigin: false },
      [siteAddresses]: { target: process.env['SITE_URL'] ?? 'http://127.0.0.1:4003' },
    },
  },
  // The build renders the document through a preview server, which must not use the proxy.
  preview: { proxy: {} },
})

import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vite'

// Lingui looks for its config in the working directory, which may be the repository's.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, 'lingui.config.ts')

// What every page needs comes as two files with one stylesheet, not as thirty: the libraries,
// which stay in the cache from one release to the next, and the frame.
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: 'site',
    test: /\/app\/(?:frame\/(?:last-resort|words)|styles\/app|public\/(?:public-layout|page-meta|plain-page|contact-block))\./,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    reactRouter(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // An English sentence without its Japanese stops the build.
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
  define: {
    __BUILD_YEAR__: JSON.stringify(String(new Date().getFullYear())),
    __SITE_ORIGIN__: JSON.stringify(process.env['SITE_ORIGIN'] ?? ''),
  },
  // Nothing may be inlined as data: fonts and pictures are files the policy can name and cache.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  server: {
    proxy: {
      // Host and Origin reach the API as the browser sent them, so its same-origin check holds.
      '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:4001', changeOrigin: false },
    },
  },
})

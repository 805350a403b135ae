import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { constants, wordPlugins } from './site-build/vite-parts.ts'

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
    test: /\/app\/(?:frame\/(?:last-resort|words)|styles\/app)\./,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [reactRouter(), ...wordPlugins()],
  define: constants,
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

import { defineConfig } from 'vitest/config'
import { viteOptions } from './scripts/vite-options.ts'

export default defineConfig({
  plugins: viteOptions.plugins,
  test: {
    name: 'site',
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    // Other stylesheets are replaced by empty ones.
    css: { include: [/tokens[.]css/] },
  },
})

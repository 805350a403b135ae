import path from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

// Lingui looks for its config in the working directory, which is the repository's when all tests run.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, '../../apps/site/lingui.config.ts')

export default defineConfig({
  // The texts in the code are macros, so tests need them expanded as the build does.
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: { name: 'layouts', include: ['src/**/*.test.{ts,tsx}'] },
})

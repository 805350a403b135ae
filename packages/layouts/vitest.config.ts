import path from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

// Lingui looks for its config in the working directory, which is the root when all tests run.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, '../../apps/site/lingui.config.ts')

export default defineConfig({
  // The texts are Lingui macros, which tests must compile like the build does.
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: { name: 'layouts', include: ['src/**/*.test.{ts,tsx}'] },
})

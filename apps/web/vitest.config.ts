import path from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

// Lingui looks for its config in the working directory, which is the root of the repository when
// all tests run.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, 'lingui.config.ts')

export default defineConfig({
  // Expands the Lingui macros, as the build does.
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    execArgv: ['--experimental-eventsource'],
    // As for the API: the first import of a screen is slow on a busy machine.
    testTimeout: 60_000,
  },
})

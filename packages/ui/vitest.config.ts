import path from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

// Lingui looks for its config in the working directory, which is the root when all tests run.
process.env['LINGUI_CONFIG'] ??= path.join(import.meta.dirname, '../../apps/web/lingui.config.ts')

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  server: { fs: { allow: ['../..'] } },
  optimizeDeps: {
    // Listed here, because a dependency found during a test run would reload the page.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-toastify/unstyled',
      '@lingui/core',
      '@lingui/message-utils/compileMessage',
      '@lingui/message-utils/generateMessageId',
      '@lingui/react',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'ui',
    include: ['test/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

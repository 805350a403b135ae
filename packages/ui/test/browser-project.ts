import path from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'

// Lingui looks for its config in the working directory, which is the root when all tests run.
process.env['LINGUI_CONFIG'] ??= path.join(
  import.meta.dirname,
  '../../../apps/web/lingui.config.ts',
)

/**
 * Component tests in Chromium. `dependencies` are bundled before the tests, because a dependency
 * found during a test run would reload the page.
 */
export function browserProject(name: string, dependencies: readonly string[]): ViteUserConfig {
  return {
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
    server: { fs: { allow: ['../..'] } },
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        '@lingui/core',
        '@lingui/message-utils/generateMessageId',
        '@lingui/react',
        'vitest-browser-react',
        ...dependencies,
      ],
    },
    test: {
      name,
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
  }
}

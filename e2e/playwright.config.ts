import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium, officeEnvironment, site } from './support/environment.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.local/journeys',
  // One more than cores, because a journey spends a third of its time waiting.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../.local/journeys.json' }]],
  use: {
    baseURL: site,
    browserName: 'chromium',
    launchOptions: chromium,
    // Ends a wait in vain, also in the long tests that have more time than the others.
    actionTimeout: 60_000,
    // A page with a worker hides requests from page.route. The journey about the worker allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node ../local/src/demo.ts',
    env: officeEnvironment,
    url: `${site}/api/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

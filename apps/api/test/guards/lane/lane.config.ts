import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const api = join(import.meta.dirname, '../../..')

/**
 * One process that runs tests of several projects, again and again, as remove-each-guard.ts asks.
 * @public Vitest loads it.
 */
export default defineConfig({
  test: {
    root: api,
    include: ['test/guards/lane/lane.ts'],
    runner: join(import.meta.dirname, 'lane-runner.ts'),
    globalSetup: join(api, 'test/support/database-server.ts'),
    isolate: false,
    maxWorkers: 1,
    update: 'none',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

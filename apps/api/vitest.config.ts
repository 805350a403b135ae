import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    // Tests replace no module and no global, so files share a process instead of loading the API anew.
    isolate: false,
    globalSetup: 'test/support/database-server.ts',
    // Only ends a test that hangs: a busy CI machine may stall for half a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

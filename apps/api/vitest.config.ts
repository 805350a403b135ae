import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    // Tests replace no module and no global, so files share a process instead of loading the API anew.
    isolate: false,
    globalSetup: 'test/support/database-server.ts',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})

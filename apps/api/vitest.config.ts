import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    globalSetup: 'test/support/database-server.ts',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})

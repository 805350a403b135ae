import { defineConfig } from 'vitest/config'

// These tests replace no modules or globals, so their files can share a process.
const shared = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      'apps/api',
      'apps/site',
      'apps/web',
      'apps/web/vitest.browser.config.ts',
      'packages/layouts',
      'packages/ui',
      { test: { name: 'browser', root: 'packages/browser' } },
      { test: { name: 'domain', root: 'packages/domain', ...shared } },
      { test: { name: 'contract', root: 'packages/contract', ...shared } },
      { test: { name: 'emails', root: 'packages/emails', ...shared } },
      { test: { name: 'local', root: 'local', ...shared } },
    ],
  },
})

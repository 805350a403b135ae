import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/api',
      'apps/site',
      'apps/web',
      'packages/layouts',
      { test: { name: 'browser', root: 'packages/browser' } },
      { test: { name: 'domain', root: 'packages/domain' } },
      { test: { name: 'contract', root: 'packages/contract' } },
      { test: { name: 'emails', root: 'packages/emails' } },
      { test: { name: 'local', root: 'local' } },
    ],
  },
})

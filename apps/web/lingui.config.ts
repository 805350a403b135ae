import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  locales: ['en', 'ja'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: ['<rootDir>/app'],
      exclude: ['**/showcase/**'],
    },
    // Header, footer and components: loaded by both apps.
    {
      path: '<rootDir>/../../packages/layouts/locales/{locale}',
      include: ['<rootDir>/../../packages/layouts/src', '<rootDir>/../../packages/ui/src'],
    },
  ],
  // Without line numbers, a moved sentence does not show up as a changed translation.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

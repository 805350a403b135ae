import { defaultLanguage, languages } from '@kakehashi/domain/language'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  locales: [...languages],
  sourceLocale: defaultLanguage,
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: ['<rootDir>/app'],
      exclude: ['**/showcase/**', '**/*.test.tsx'],
    },
    // Header, footer and components: loaded by both apps.
    {
      path: '<rootDir>/../../packages/layouts/locales/{locale}',
      include: ['<rootDir>/../../packages/layouts/src', '<rootDir>/../../packages/ui/src'],
    },
  ],
  // Without line numbers, moving a text does not change the catalogs.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // Texts of people must not become elements.
  runtimeConfigModule: { Trans: ['@kakehashi/ui/trans', 'Trans'] },
})

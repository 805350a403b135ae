import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Words that every visitor's page needs. The rest is loaded with the signed-in application. */
const site = ['app/root.tsx', 'app/public', 'app/frame', 'app/ui']

export default defineConfig({
  locales: ['en', 'ja'],
  sourceLocale: 'en',
  catalogs: [
    { path: 'app/locales/site/{locale}', include: site },
    { path: 'app/locales/{locale}', include: ['app'], exclude: [...site, '**/showcase/**'] },
  ],
  // Without line numbers, a moved sentence does not show up as a changed translation.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

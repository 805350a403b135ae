import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Messages of the layouts and the kit, which every screen needs. */
const site = [
  'app/root.tsx',
  'app/errors',
  'app/frame',
  'app/i18n',
  'app/layouts',
  '../../packages/ui/src',
]

/** Each room of the public site has words of its own; they are needed only while it is written. */
const rooms = readdirSync(path.join(import.meta.dirname, 'app/public'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'script')
  .map(({ name }) => name)

export default defineConfig({
  locales: ['en', 'ja'],
  sourceLocale: 'en',
  catalogs: [
    { path: 'app/locales/site/{locale}', include: site },
    ...rooms.map((room) => ({
      path: `app/locales/pages/${room}/{locale}`,
      include: [`app/public/${room}`],
    })),
    {
      path: 'app/locales/{locale}',
      include: ['app'],
      exclude: [...site, 'app/public', '**/showcase/**'],
    },
  ],
  // Without line numbers, a moved sentence does not show up as a changed translation.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

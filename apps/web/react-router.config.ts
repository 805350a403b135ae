import type { Config } from '@react-router/dev/config'
import {
  missingPageAddresses,
  publicAddresses,
  servicePageAddresses,
} from './app/frame/public-pages.ts'

export default {
  appDirectory: 'app',
  ssr: false,
  // What visitors read is written to HTML at build time, in both languages; the rest is rendered
  // in the browser.
  prerender: [
    ...publicAddresses(),
    ...Object.values(servicePageAddresses),
    ...Object.values(missingPageAddresses),
  ],
} satisfies Config

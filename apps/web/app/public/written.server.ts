import { isLanguage, type Language } from '@kakehashi/domain/language'
import type { Messages } from '@lingui/core'
import { addMessages } from '../i18n/catalogs.tsx'

// Words of the pages are spoken while the pages are written, and never travel to a browser.
const catalogs = import.meta.glob<{ messages: Messages }>(
  ['../locales/site/*.po', '../locales/pages/*/*.po'],
  { eager: true },
)
for (const [file, { messages }] of Object.entries(catalogs)) {
  const language = file.match(/(\w+)[.]po$/)?.[1]
  if (isLanguage(language)) addMessages(language, messages)
}

/**
 * What a visitors' page tells the root while it is being written: its language, and by it that no
 * application belongs to it. The router also writes the application's own empty document at '/', and
 * says so in this header.
 */
export function writtenIn(language: Language, request: Request): Language | null {
  return request.headers.has('X-React-Router-SPA-Mode') ? null : language
}

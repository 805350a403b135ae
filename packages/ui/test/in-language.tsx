import { type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { I18nProvider } from '@lingui/react'
import type { Language } from '@kakehashi/domain/language'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import '../src/styles/app.css'

// By pattern, so that only the tests depend on the catalogs.
const catalogs = import.meta.glob<string>('../../layouts/locales/*.po', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const entry = /^msgid ((?:"(?:[^"\\]|\\.)*"\n)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n)+)/gm
const joined = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')

function messagesIn(language: Language): Messages {
  const found = Object.entries(catalogs).find(([file]) => file.endsWith(`/${language}.po`))
  if (!found) throw new Error(`There is no catalog for ${language}`)
  const entries = [...found[1].matchAll(entry)]
  return Object.fromEntries(
    entries.map(([, id = '', translation = '']) => [
      generateMessageId(joined(id)),
      compileMessage(joined(translation)),
    ]),
  )
}

/** Renders components with the texts of one language. */
export async function renderIn(language: Language, children: ReactNode) {
  const i18n = setupI18n({ locale: language, messages: { [language]: messagesIn(language) } })
  document.documentElement.lang = language
  const around = (inside: ReactNode) => <I18nProvider i18n={i18n}>{inside}</I18nProvider>
  const screen = await render(around(children))
  return { ...screen, redraw: (next: ReactNode) => screen.rerender(around(next)) }
}

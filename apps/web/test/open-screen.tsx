// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import '@kakehashi/ui/app.css'
import { clearUserInfo, saveUserInfo, type UserInfo } from '@kakehashi/browser/user-info'
import type { Language } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { LinkProvider } from '@kakehashi/ui/link'
import { ToastHost } from '@kakehashi/ui/toast-host'
import { i18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { api } from '../app/api/client/base-api.ts'
import { store } from '../app/api/client/store.ts'
import { activateLanguage, LanguageProvider, loadAllCatalogs } from '../app/i18n/catalogs.tsx'

/** Translates an English text of the catalogues; labels of fields come first. */
function say(text: string, values?: Record<string, string>): string {
  const ids = [generateMessageId(text, 'form field'), generateMessageId(text)]
  const id = ids.find((one) => one in i18n.messages)
  if (id === undefined) throw new Error(`No catalogue has '${text}'`)
  return i18n._(id, values)
}

export type Say = typeof say

interface Screen {
  language: Language
  path: string
  Component: ComponentType
  /** Replies of the server to reads, by path: JSON or a file. Everything else is recorded. */
  reads?: Record<string, unknown>
  /** Answers everything else. Without it, the server cannot be reached. */
  answer?: (call: Request) => Promise<Response>
  /** Stores what the browser has from an earlier visit. */
  store?: () => void
  /** Who is signed in. */
  user?: UserInfo
  /** The state of the navigation that opened the screen. */
  state?: unknown
  /** The search of the address, such as '?sort=due'. */
  search?: string
}

/** Presence is reported by the page itself, not by what the reader does. */
function isCommand(call: string): boolean {
  return call.startsWith('PUT ') && !call.endsWith('/presence')
}

/** Renders a screen in a router with the real store. */
export async function openScreen(screen: Screen) {
  const { language, path, Component, reads = {}, user, state, search = '' } = screen
  await loadAllCatalogs(language)
  activateLanguage(language)
  document.documentElement.lang = language
  localStorage.clear()
  if (user) saveUserInfo(user)
  else clearUserInfo()
  screen.store?.()
  store.dispatch(api.util.resetApiState())

  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input)
    const reply = reads[new URL(request.url).pathname]
    if (request.method === 'GET' && reply !== undefined) {
      return reply instanceof Blob ? new Response(reply) : Response.json(reply)
    }
    sent.push(`${request.method} ${request.url}`)
    if (screen.answer) return screen.answer(request)
    throw new TypeError('Failed to fetch')
  })
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [{ pathname: path, search, state }] },
  )
  await render(
    <Provider store={store}>
      <LanguageProvider language={language}>
        <OfficeProvider value={sampleOffice}>
          <LinkProvider value={(props) => <Link {...props} />}>
            <RouterProvider router={router} />
          </LinkProvider>
        </OfficeProvider>
        <ToastHost />
      </LanguageProvider>
    </Provider>,
  )
  return { sent, commands: () => sent.filter(isCommand), router, say }
}

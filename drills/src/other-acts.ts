import { register } from '@kakehashi/contract/accounts/users'
import { dashboard } from '@kakehashi/contract/dashboard'
import { live } from '@kakehashi/contract/live'
import { listRequests } from '@kakehashi/contract/requests/requests'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { type Act, type Acting, anyOf, choose } from './acting.ts'
import { readMessages, readRequest, sendMessage } from './customer-acts.ts'
import { newRegistration, newVisitor } from './customers.ts'

const pages = ['/', '/contact', '/about', '/ja', '/ja/contact', '/login']

/** What staff do: they read lists and details, and answer. */
export function staffActs(acting: Acting, browser: Browser): () => Act {
  const { log, customers } = acting
  const readList = (stage: string) => () =>
    log.make(`read list ${stage}`, () => browser.call(listRequests, { query: { stage } }))
  return () => {
    const requestId = anyOf(anyOf(customers)?.requests ?? [])
    const aboutRequest: [number, Act][] =
      requestId === undefined
        ? []
        : [
            [4, () => log.make('read request as staff', () => readRequest(browser, requestId))],
            [2, () => log.make('read messages as staff', () => readMessages(browser, requestId))],
            [3, () => sendMessage(acting, browser, requestId)],
          ]
    return choose<Act>([
      [2, readList('quote')],
      [2, readList('inbox')],
      [1, () => log.make('read dashboard', () => browser.call(dashboard))],
      ...aboutRequest,
    ])
  }
}

/** Reads the public pages without signing in. */
export function visitorActs({ log }: Acting, address: string): () => Act {
  const browser = newVisitor(address)
  return () => () => log.make('read page', () => browser.send('GET', anyOf(pages) ?? '/'))
}

/** Registers. Not repeated after a failure: the office may have the account although no reply came. */
export function newcomerActs({ log, writes }: Acting, address: string): () => Act {
  return () => async () => {
    const body = newRegistration()
    const reply = await log.make('register', () => newVisitor(address).call(register, { body }))
    if (reply) writes.registered.add(body.email)
  }
}

/** Keeps a live stream open, as every open screen does, and opens it again when it ends. */
export function listenerActs({ log, signal }: Acting, browser: Browser): () => Act {
  return () => async () => {
    const reply = await log.make('open live stream', () => browser.open(live.path))
    const reader = reply?.body?.getReader()
    if (!reader) return
    const cancel = () => void reader.cancel().catch(() => {})
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    // A stream that breaks off is no failed call: the screen opens it again.
    for (let isOpen = true; isOpen;) {
      isOpen = await reader.read().then(
        ({ done }) => !done,
        () => false,
      )
    }
    signal.removeEventListener('abort', cancel)
  }
}

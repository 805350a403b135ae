import { register } from '@kakehashi/contract/accounts/users'
import { dashboard } from '@kakehashi/contract/dashboard'
import { live } from '@kakehashi/contract/live'
import { writeNote } from '@kakehashi/contract/requests/messages'
import { listRequests } from '@kakehashi/contract/requests/requests'
import type { Browser } from '@kakehashi/api/test/support/browser'
import {
  type Action,
  type LoadContext,
  pickAny,
  pickWeighted,
  sendUntilAcknowledged,
} from './actions.ts'
import { readMessages, readRequest, sendMessage } from './customer-actions.ts'
import { newRegistration, newVisitor } from './customers.ts'

const pages = ['/', '/contact', '/about', '/ja', '/ja/contact', '/login']

/** What staff do: they read lists and details, and answer. */
export function staffActions(context: LoadContext, browser: Browser): () => Action {
  const { log, customers } = context
  const readList = (stage: string) => () =>
    log.make(`read list ${stage}`, () => browser.call(listRequests, { query: { stage } }))
  return () => {
    const requestId = pickAny(pickAny(customers)?.requests ?? [])
    const aboutRequest: [number, Action][] =
      requestId === undefined
        ? []
        : [
            [4, () => log.make('read request as staff', () => readRequest(browser, requestId))],
            [2, () => log.make('read messages as staff', () => readMessages(browser, requestId))],
            [3, () => sendMessage(context, browser, requestId)],
            [2, () => sendNote(context, browser, requestId)],
          ]
    return pickWeighted<Action>([
      [2, readList('quote')],
      [2, readList('inbox')],
      [1, () => log.make('read dashboard', () => browser.call(dashboard))],
      ...aboutRequest,
    ])
  }
}

/** What a clerk does who only writes: notes need no mail, so they are the cheapest writes. */
export function noteActions(context: LoadContext, browser: Browser): () => Action {
  return () => async () => {
    const requestId = pickAny(pickAny(context.customers)?.requests ?? [])
    if (requestId !== undefined) await sendNote(context, browser, requestId)
  }
}

async function sendNote(context: LoadContext, browser: Browser, requestId: string) {
  const mark = context.writes.newMark()
  const saved = await sendUntilAcknowledged(context, 'write note', () =>
    browser.call(writeNote, {
      params: { requestId },
      body: { comment: mark },
      headers: { 'idempotency-key': mark },
    }),
  )
  if (saved) context.writes.acknowledge({ kind: 'note', mark, request: requestId })
}

/** Reads the public pages without signing in. */
export function visitorActions({ log }: LoadContext, address: string): () => Action {
  const browser = newVisitor(address)
  return () => () => log.make('read page', () => browser.send('GET', pickAny(pages) ?? '/'))
}

/** Registers. Not repeated after a failure: the office may have the account although no reply came. */
export function newcomerActions({ log, writes }: LoadContext, address: string): () => Action {
  return () => async () => {
    const body = newRegistration()
    const reply = await log.make('register', () => newVisitor(address).call(register, { body }))
    if (reply) writes.acknowledge({ kind: 'account', email: body.email })
  }
}

/** Keeps a live stream open, as every open screen does, and opens it again when it ends. */
export function listenerActions({ log, signal }: LoadContext, browser: Browser): () => Action {
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

import { createHash } from 'node:crypto'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { listMessages, writeMessage } from '@kakehashi/contract/requests/messages'
import { createRequest, getRequest, myRequests } from '@kakehashi/contract/requests/requests'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { documentForm, samplePdf } from '@kakehashi/api/test/support/sample-pdf'
import {
  type Action,
  type LoadContext,
  pickAny,
  pickWeighted,
  sendUntilAcknowledged,
} from './actions.ts'
import type { Customer } from './customers.ts'

/** What customers do: each time one of them does one thing. */
export function customerActions(
  context: LoadContext,
  customers: readonly Customer[],
): () => Action {
  return () => {
    const customer = pickAny(customers)
    if (!customer) return async () => {}
    const requestId = pickAny(customer.requests)
    if (requestId === undefined) return () => order(context, customer)
    const { browser } = customer
    const { log } = context
    return pickWeighted<Action>([
      [8, () => sendMessage(context, browser, requestId)],
      [2, () => order(context, customer)],
      [1, () => orderWithDocument(context, customer)],
      [3, () => log.make('read own requests', () => browser.call(myRequests))],
      [3, () => log.make('read request', () => readRequest(browser, requestId))],
      [3, () => log.make('read messages', () => readMessages(browser, requestId))],
    ])
  }
}

export async function sendMessage(context: LoadContext, browser: Browser, requestId: string) {
  const mark = context.writes.newMark()
  const saved = await sendUntilAcknowledged(context, 'write message', () =>
    browser.call(writeMessage, {
      params: { requestId },
      body: { comment: mark },
      headers: { 'idempotency-key': mark },
    }),
  )
  if (saved) context.writes.messages.set(mark, requestId)
}

export function readRequest(browser: Browser, id: string) {
  return browser.call(getRequest, { params: { id } })
}

export function readMessages(browser: Browser, requestId: string) {
  return browser.call(listMessages, { params: { requestId } })
}

async function order(context: LoadContext, customer: Customer, document?: string) {
  const mark = context.writes.newMark()
  const saved = await sendUntilAcknowledged(context, 'order', () =>
    customer.browser.call(createRequest, {
      body: { requestItem: context.service, details: mark, ...(document && { document }) },
      headers: { 'idempotency-key': mark },
    }),
  )
  if (!saved) return
  context.writes.orders.set(mark, { id: saved._id, document })
  customer.requests.push(saved._id)
}

async function orderWithDocument(context: LoadContext, customer: Customer) {
  // Its text makes the content of every document different.
  const bytes = samplePdf(context.writes.newMark())
  const saved = await sendUntilAcknowledged(context, 'upload', () =>
    customer.browser.call(uploadDocument, { body: documentForm(bytes) }),
  )
  if (!saved) return
  const { document: path } = saved
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  context.writes.files.push({ path, sha256, reader: customer.email })
  await order(context, customer, path)
}

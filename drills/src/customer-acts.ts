import { createHash } from 'node:crypto'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { listMessages, writeMessage } from '@kakehashi/contract/requests/messages'
import { createRequest, getRequest, myRequests } from '@kakehashi/contract/requests/requests'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { documentForm, samplePdf } from '@kakehashi/api/test/support/sample-pdf'
import { type Act, type Acting, anyOf, choose, sendUntilAcknowledged } from './acting.ts'
import type { Customer } from './customers.ts'

/** What customers do: each time one of them does one thing. */
export function customerActs(acting: Acting, customers: readonly Customer[]): () => Act {
  return () => {
    const customer = anyOf(customers)
    if (!customer) return async () => {}
    const requestId = anyOf(customer.requests)
    if (requestId === undefined) return () => order(acting, customer)
    const { browser } = customer
    const { log } = acting
    return choose<Act>([
      [8, () => sendMessage(acting, browser, requestId)],
      [2, () => order(acting, customer)],
      [1, () => orderWithDocument(acting, customer)],
      [3, () => log.make('read own requests', () => browser.call(myRequests))],
      [3, () => log.make('read request', () => readRequest(browser, requestId))],
      [3, () => log.make('read messages', () => readMessages(browser, requestId))],
    ])
  }
}

export async function sendMessage(acting: Acting, browser: Browser, requestId: string) {
  const mark = acting.writes.newMark()
  const saved = await sendUntilAcknowledged(acting, 'write message', () =>
    browser.call(writeMessage, {
      params: { requestId },
      body: { comment: mark },
      headers: { 'idempotency-key': mark },
    }),
  )
  if (saved) acting.writes.messages.set(mark, requestId)
}

export function readRequest(browser: Browser, id: string) {
  return browser.call(getRequest, { params: { id } })
}

export function readMessages(browser: Browser, requestId: string) {
  return browser.call(listMessages, { params: { requestId } })
}

async function order(acting: Acting, customer: Customer, document?: string) {
  const mark = acting.writes.newMark()
  const saved = await sendUntilAcknowledged(acting, 'order', () =>
    customer.browser.call(createRequest, {
      body: { requestItem: acting.service, details: mark, ...(document && { document }) },
      headers: { 'idempotency-key': mark },
    }),
  )
  if (!saved) return
  acting.writes.orders.set(mark, { id: saved._id, document })
  customer.requests.push(saved._id)
}

async function orderWithDocument(acting: Acting, customer: Customer) {
  // Its text makes the content of every document different.
  const bytes = samplePdf(acting.writes.newMark())
  const saved = await sendUntilAcknowledged(acting, 'upload', () =>
    customer.browser.call(uploadDocument, { body: documentForm(bytes) }),
  )
  if (!saved) return
  const { document: path } = saved
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  acting.writes.files.push({ path, sha256, reader: customer.email })
  await order(acting, customer, path)
}

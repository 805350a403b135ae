import { createHash } from 'node:crypto'
import { updateProfile } from '@kakehashi/contract/accounts/users'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { listMessages, writeMessage } from '@kakehashi/contract/requests/messages'
import { createRequest, getRequest, myRequests } from '@kakehashi/contract/requests/requests'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { documentForm, samplePdf } from '@kakehashi/api/test/support/sample-pdf'
import { sampleRegistration } from '@kakehashi/api/test/support/sample-registration'
import {
  type Action,
  type LoadContext,
  pickAny,
  pickWeighted,
  sendUntilAcknowledged,
} from './actions.ts'
import type { Customer } from './customers.ts'
import { phoneOf } from './writes.ts'

/** What customers do: each time one of them does one thing. */
export function customerActions(
  context: LoadContext,
  customers: readonly Customer[],
): () => Action {
  return () => {
    const customer = pickAny(customers)
    if (!customer) return async () => {}
    const requestId = pickAny(customer.requests)
    if (requestId === undefined) return () => orderMore(context, customer)
    const { browser } = customer
    const { log } = context
    return pickWeighted<Action>([
      [8, () => sendMessage(context, browser, requestId)],
      [2, () => orderMore(context, customer)],
      [1, () => orderWithDocument(context, customer)],
      [1, () => changePhone(context, customer)],
      [3, () => log.make('read own requests', () => browser.call(myRequests))],
      [3, () => log.make('read request', () => readRequest(browser, requestId))],
      [3, () => log.make('read messages', () => readMessages(browser, requestId))],
    ])
  }
}

/** What customers do who only send documents. */
export function documentActions(
  context: LoadContext,
  customers: readonly Customer[],
): () => Action {
  return () => async () => {
    const customer = pickAny(customers)
    if (customer) await orderWithDocument(context, customer)
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
  if (saved) context.writes.acknowledge({ kind: 'message', mark, request: requestId })
}

export function readRequest(browser: Browser, id: string) {
  return browser.call(getRequest, { params: { id } })
}

export function readMessages(browser: Browser, requestId: string) {
  return browser.call(listMessages, { params: { requestId } })
}

async function orderMore(context: LoadContext, customer: Customer, document?: string) {
  const id = await order(context, customer, document)
  if (id !== undefined) customer.requests.push(id)
}

/** Returns the id of the new request, unless it was refused. */
export async function order(
  context: LoadContext,
  customer: Pick<Customer, 'browser'>,
  document?: string,
): Promise<string | undefined> {
  const mark = context.writes.newMark()
  const saved = await sendUntilAcknowledged(context, 'order', () =>
    customer.browser.call(createRequest, {
      body: { requestItem: context.service, details: mark, ...(document && { document }) },
      headers: { 'idempotency-key': mark },
    }),
  )
  if (saved) {
    context.writes.acknowledge({ kind: 'order', mark, request: saved._id, document })
  }
  return saved?._id
}

/** Each time to a number that is one higher, so that an older one is noticed. */
async function changePhone(context: LoadContext, { browser, email }: Customer) {
  const number = context.writes.newNumber()
  const phone = phoneOf(number)
  const { confirmPassword: _, password: __, find: ___, ...profile } = sampleRegistration()
  const saved = await sendUntilAcknowledged(context, 'change phone', () =>
    browser.call(updateProfile, { body: { ...profile, email, phone } }),
  )
  if (saved) context.writes.acknowledge({ kind: 'phone', email, number })
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
  context.writes.acknowledge({ kind: 'file', path, sha256, reader: customer.email })
  await orderMore(context, customer, path)
}

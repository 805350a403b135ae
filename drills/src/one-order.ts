import { createRequest, getRequest } from '@kakehashi/contract/requests/requests'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { sendDocument, sendTranslation } from '@kakehashi/api/test/support/sample-pdf'
import { setTimeout } from 'node:timers/promises'
import type { People } from './customers.ts'

const scanTime = 60_000

/** From the upload of a document until its translation is downloaded; returns its last state. */
export async function serveOneOrder({ customers: [customer], owner, service }: People) {
  if (!customer) throw new Error('nobody orders')
  const document = await sendDocument(customer.browser)
  const order = await customer.browser.call(createRequest, {
    body: { requestItem: service, details: 'Two pages, one seal', document },
  })
  const { _id: id } = order.body
  const change = async (by: Browser, tail: string, body: object) => {
    const reply = await by.send<{ stage: string }>('PUT', `/api/requests/${id}${tail}`, body)
    if (reply.status !== 200) throw new Error(`${tail} ${reply.status} ${JSON.stringify(reply)}`)
    return reply.body
  }
  await change(owner, '', { deposit: 20, totalPrice: 45.5, isQuoted: true })
  await change(customer.browser, '/answer', { quoteVersion: 1, answer: 'accepted' })
  await change(owner, '/paid', { paidAmount: 45.5 })
  await change(owner, '', { isPaid: true })
  await opened(owner, document)
  const translation = await sendTranslation(owner)
  await opened(owner, translation)
  await change(owner, '', { translation, isTranslated: true })
  await change(owner, '', { isReviewed: true })
  await change(owner, '', { isDelivered: true })
  await opened(customer.browser, translation)
  const { body } = await customer.browser.call(getRequest, { params: { id } })
  return body
}

/** A file can be opened when the worker has scanned it. */
async function opened(browser: Browser, path: string): Promise<void> {
  for (const deadline = Date.now() + scanTime; Date.now() < deadline;) {
    const { status } = await browser.open(path)
    if (status === 200) return
    await setTimeout(500)
  }
  throw new Error(`${path} could not be opened within a minute`)
}

import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { checkImport } from '@kakehashi/contract/imports'
import { takeOrder } from '@kakehashi/contract/requests/counter'
import {
  giveOriginalBack,
  receiveOriginal,
  removeOriginal,
} from '@kakehashi/contract/requests/originals'
import { correctPayment } from '@kakehashi/contract/requests/payments'
import type { ServiceView } from '@kakehashi/contract/services/services'
import * as api from '../../support/office-api.ts'
import type { Person } from '../../support/people.ts'
import type { TextFor } from './xss-payloads.ts'

export interface PlantedCounter {
  /** An order of somebody without an account. */
  readonly request: string
  readonly orderNumber: string
  readonly walkIn: string
  readonly importId: string
}

/** A text in everything that a clerk types at the counter, and in the name of an imported file. */
export async function plantCounter(
  owner: Person,
  service: ServiceView,
  text: TextFor,
): Promise<PlantedCounter> {
  const taken = await takeWalkIn(owner, service, text)
  const { _id: request, orderNumber, user: walkIn } = taken.request
  await cancelPayment(owner, request, text)
  await plantOriginals(owner, request, text)
  return { request, orderNumber, walkIn, importId: await plantImport(owner, text) }
}

async function takeWalkIn(owner: Person, service: ServiceView, text: TextFor) {
  const body = {
    customer: {
      firstName: text('walk-in-first-name', 'line'),
      lastName: text('walk-in-last-name', 'line'),
      nameJa: text('walk-in-name-ja', 'line'),
      phone: '090-0000-0199',
      language: 'en',
    },
    order: { requestItem: service.name, details: text('walk-in-details', 'lines') },
    quote: { deposit: 0, totalPrice: 20 },
    payment: { amount: 20, method: 'card' },
    isStarted: true,
    note: text('counter-note', 'line'),
  } satisfies SentBody<typeof takeOrder>
  const { path, method } = takeOrder
  const taken = await api.ask<ReplyOf<typeof takeOrder>>(owner, { path, method, body })
  if (taken.request.reader !== 'office') throw new Error('a clerk sees the request as the office')
  return { ...taken, request: taken.request }
}

async function cancelPayment(owner: Person, id: string, text: TextFor): Promise<void> {
  const [payment] = await api.paymentsOf(id)
  const { version } = await api.readRequest(owner, id)
  const path = api.filled(api.filled(correctPayment.path, id), payment?._id ?? '')
  const body = { version, reason: text('correction-reason', 'line') }
  await api.ask(owner, { path, method: correctPayment.method, body })
}

/** One is here, one was collected, and one was taken in by mistake. */
async function plantOriginals(owner: Person, id: string, text: TextFor): Promise<void> {
  const takeIn = async (field: string) => {
    const body = { description: text(field, 'line'), pages: 1, shelf: 'B-02' }
    const { path, method } = receiveOriginal
    const reply = await api.ask<ReplyOf<typeof receiveOriginal>>(owner, {
      path: api.filled(path, id),
      method,
      body,
    })
    return 'originals' in reply ? (reply.originals?.at(-1)?._id ?? '') : ''
  }
  const at = (path: string, original: string) => api.filled(api.filled(path, id), original)
  await takeIn('original')
  const collected = await takeIn('collected-original')
  await api.ask(owner, {
    path: at(giveOriginalBack.path, collected),
    method: giveOriginalBack.method,
    body: { how: 'collected', to: text('collector', 'line'), isIdSeen: true },
  })
  const wrong = await takeIn('wrong-original')
  await api.ask(owner, {
    path: at(removeOriginal.path, wrong),
    method: removeOriginal.method,
    body: { reason: text('wrong-original-reason', 'line') },
  })
}

async function plantImport(owner: Person, text: TextFor): Promise<string> {
  const name = `${text('import-file-name', 'line').replaceAll(/[\r\n/]/g, ' ')}.csv`
  const buffer = Buffer.from('Last name\nHiga\n')
  const content = { name, mimeType: 'text/csv', buffer }
  const { _id } = await api.ask<ReplyOf<typeof checkImport>>(owner, {
    path: `${checkImport.path}?kind=customers`,
    method: checkImport.method,
    file: { field: checkImport.consumes.field, content },
  })
  return _id
}

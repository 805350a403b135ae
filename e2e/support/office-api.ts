import { randomUUID } from 'node:crypto'
import type { ReplyOf, SentBody } from '@kakehashi/contract/endpoint'
import { uploadDocument, uploadTranslation } from '@kakehashi/contract/files'
import { writeMessage, writeNote } from '@kakehashi/contract/messages'
import { listPayments } from '@kakehashi/contract/payments'
import * as commands from '@kakehashi/contract/request-commands'
import type { RequestDetail } from '@kakehashi/contract/request-view'
import { addDocument, createRequest, getRequest, listRequests } from '@kakehashi/contract/requests'
import { updateUser, type UserView } from '@kakehashi/contract/users'
import type { Stage } from '@kakehashi/domain/request/stage'
import { request } from '@playwright/test'
import { site } from './environment.ts'
import {
  addressOfItsOwn,
  headersFrom,
  registerCustomer,
  signInSample,
  type Person,
  type Role,
} from './people.ts'
import { samplePdf } from '../documents/sample-pdf.ts'

/**
 * What staff do to an order, by the same calls their screens make, so that a customer's screen can
 * be looked at in every state an order comes into.
 */

const known = new Map<Role, Promise<Person>>()

/** Somebody of the sample office; signed in once a process, because signing in is slow on purpose. */
export function staff(role: Exclude<Role, 'customer'>): Promise<Person> {
  const person = known.get(role) ?? signInSample(role, 'en')
  known.set(role, person)
  return person
}

interface Paper {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

interface Call {
  readonly path: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  readonly file?: { readonly field: string; readonly paper: Paper }
}

async function ask<Reply>(who: Person, { path, method, body, file }: Call): Promise<Reply> {
  const api = await request.newContext({
    baseURL: site,
    storageState: who.signedIn,
    extraHTTPHeaders: headersFrom(addressOfItsOwn()),
  })
  try {
    const reply = await api.fetch(path, {
      method,
      ...(body !== undefined && { data: body }),
      ...(file && { multipart: { [file.field]: file.paper } }),
      ...(method === 'POST' && !file && { headers: { 'idempotency-key': randomUUID() } }),
    })
    const text = await reply.text()
    if (!reply.ok()) throw new Error(`${method} ${path} as ${who.email}: ${reply.status()} ${text}`)
    return JSON.parse(text) as Reply
  } finally {
    await api.dispose()
  }
}

const filled = (path: string, id: string) => path.replace(/:\w+/, id)

/** Sends a paper as the order form does; answers with the address an order is told. */
export async function sendPaper(
  who: Person,
  paper: Paper = { name: 'affidavit.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
): Promise<string> {
  const file = { field: uploadDocument.consumes.field, paper }
  const call = { path: uploadDocument.path, method: uploadDocument.method, file }
  return (await ask<{ document: string }>(who, call)).document
}

/** A page that was forgotten. */
export async function addPaper(who: Person, id: string): Promise<void> {
  const { path, method } = addDocument
  await ask(who, { path: filled(path, id), method, body: { document: await sendPaper(who) } })
}

export function placeOrder(
  customer: Person,
  given: Partial<SentBody<typeof createRequest>> = {},
): Promise<RequestDetail> {
  const body = { requestItem: 'Legal', details: 'Two pages, please.', ...given }
  return ask(customer, { path: createRequest.path, method: createRequest.method, body })
}

export function readOrder(who: Person, id: string): Promise<RequestDetail> {
  return ask(who, { path: filled(getRequest.path, id), method: getRequest.method })
}

/** One of the sample office's own that waits for its quote, with a paper to look at. */
export async function readyToQuote(): Promise<RequestDetail> {
  const clerk = await staff('admin')
  const waiting = await ask<ReplyOf<typeof listRequests>>(clerk, {
    path: `${listRequests.path}?stage=quote`,
    method: listRequests.method,
  })
  const found = waiting.find(({ document }) => document !== undefined)
  if (!found) throw new Error('Nothing with a paper waits for its quote')
  return readOrder(clerk, found._id)
}

/** The ledger of an order: every change of what is paid. */
export async function payments(id: string): Promise<ReplyOf<typeof listPayments>> {
  return ask(await staff('admin'), { path: filled(listPayments.path, id), method: 'GET' })
}

export async function write(who: Person, id: string, comment: string): Promise<void> {
  const { path, method } = writeMessage
  await ask(who, { path: filled(path, id), method, body: { requestId: id, comment } })
}

export async function note(id: string, comment: string): Promise<void> {
  const { path, method } = writeNote
  const body = { requestId: id, comment }
  await ask(await staff('admin'), { path: filled(path, id), method, body })
}

type Changing = { readonly path: string; readonly method: 'PUT' | 'POST' | 'GET' | 'DELETE' }

async function change(
  id: string,
  { path }: Changing,
  body: Record<string, unknown>,
  who?: Person,
): Promise<RequestDetail> {
  const doer = who ?? (await staff('admin'))
  return ask(doer, { path: filled(path, id), method: 'PUT', body: { requestId: id, ...body } })
}

export const quote = (id: string, totalPrice = 45, deposit = 20) =>
  change(id, commands.updateRequest, { isQuoted: true, totalPrice, deposit })

/** With a person: their own answer; without one: the answer given at the counter. */
export async function answer(
  id: string,
  given: 'accepted' | 'declined',
  who?: Person,
): Promise<RequestDetail> {
  const order = await readOrder(who ?? (await staff('admin')), id)
  const quoteVersion = order.reader === 'desk' ? 0 : (order.quote?.version ?? 0)
  return change(id, commands.answerQuote, { answer: given, quoteVersion }, who)
}

export const recordPaid = (id: string, paidAmount: number) =>
  change(id, commands.recordPaid, { paidAmount })

export const completePayment = (id: string) => change(id, commands.updateRequest, { isPaid: true })

/** To the sample translator, whose desk everybody shares, or to somebody else. */
export async function assign(id: string, to?: UserView) {
  const [owner, { user }] = await Promise.all([staff('owner'), staff('translator')])
  return change(id, commands.assignTranslator, { translator: (to ?? user)._id }, owner)
}

/** Somebody new to give documents to; nothing else lies on their desk. */
export async function newTranslator(): Promise<UserView> {
  const { user } = await registerCustomer('en', { firstName: 'Yuki' })
  const { _id: id, firstName, lastName, email } = user
  const flags = { isAdmin: false, isTranslator: true, isContractor: false }
  const body: SentBody<typeof updateUser> = { firstName, lastName, email, ...flags }
  const { method } = updateUser
  return ask(await staff('owner'), { path: filled(updateUser.path, id), method, body })
}

export async function submitTranslation(id: string, pdf = samplePdf('Translation')) {
  const admin = await staff('admin')
  const paper = { name: 'translation.pdf', mimeType: 'application/pdf', buffer: pdf }
  const { translation } = await ask<{ translation: string }>(admin, {
    path: uploadTranslation.path,
    method: uploadTranslation.method,
    file: { field: uploadTranslation.consumes.field, paper },
  })
  return change(id, commands.updateRequest, { isTranslated: true, translation })
}

export const finishReview = (id: string) => change(id, commands.updateRequest, { isReviewed: true })

export const returnToTranslator = (id: string, reason = '') =>
  change(id, commands.returnRequest, { reason })

export const release = (id: string) => change(id, commands.releaseTranslation, {})

export const deliver = (id: string) => change(id, commands.updateRequest, { isDelivered: true })

export const promise = (id: string, promisedOn: string) =>
  change(id, commands.promiseDay, { promisedOn })

export const close = (id: string, reason = '', who?: Person) =>
  change(id, commands.closeRequest, { reason }, who)

export const reopen = (id: string) => change(id, commands.reopenRequest, {})

/** Takes an order from where it begins to a stage, with $20.00 of $45.00 paid unless told. */
export async function bringTo(id: string, stage: Stage, paid = 20): Promise<void> {
  const steps: readonly [Stage, () => Promise<unknown>][] = [
    ['payment', () => quote(id)],
    [
      'translate',
      async () => {
        await answer(id, 'accepted')
        if (paid > 0) await recordPaid(id, paid)
        await completePayment(id)
        await assign(id)
      },
    ],
    ['review', () => submitTranslation(id)],
    ['delivery', () => finishReview(id)],
    ['complete', () => deliver(id)],
  ]
  const last = steps.findIndex(([reached]) => reached === stage)
  for (const [, take] of steps.slice(0, last + 1)) await take()
}

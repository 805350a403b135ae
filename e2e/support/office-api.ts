import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { randomUUID } from 'node:crypto'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { uploadDocument, uploadTranslation } from '@kakehashi/contract/documents/files'
import { writeMessage, writeNote } from '@kakehashi/contract/requests/messages'
import { listPayments } from '@kakehashi/contract/requests/payments'
import { takeOrder } from '@kakehashi/contract/requests/counter'
import { receiveOriginal } from '@kakehashi/contract/requests/originals'
import * as commands from '@kakehashi/contract/requests/request-commands'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import {
  addDocument,
  createRequest,
  getRequest,
  listRequests,
} from '@kakehashi/contract/requests/requests'
import { verifyEmail } from '@kakehashi/contract/accounts/sessions'
import { updateUser, type UserView } from '@kakehashi/contract/accounts/users'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import type { Stage } from '@kakehashi/domain/request/stage'
import { request } from '@playwright/test'
import { site } from './environment.ts'
import {
  addressOfItsOwn,
  headersFrom,
  registerCustomer,
  signedInSample,
  type Person,
  type Role,
} from './people.ts'
import { linkIn, mailSubjects, mailTo } from './mailbox.ts'
import type { SampleDocument } from '../documents/sample-documents.ts'
import { samplePdf } from '../documents/sample-pdf.ts'

/** Calls that the screens make, used by tests to bring a request into the state they need. */

/** A member of the sample office. */
export function staff(role: Exclude<Role, 'customer'>): Promise<Person> {
  return signedInSample(role, 'en')
}

interface Call {
  readonly path: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly file?: { readonly field: string; readonly content: SampleDocument }
}

export async function ask<Reply>(who: Person, { path, method, body, file }: Call): Promise<Reply> {
  const api = await request.newContext({
    baseURL: site,
    storageState: who.signedIn,
    extraHTTPHeaders: headersFrom(addressOfItsOwn()),
  })
  try {
    const reply = await api.fetch(path, {
      method,
      ...(body !== undefined && { data: body }),
      ...(file && { multipart: { [file.field]: file.content } }),
      ...(method === 'POST' && !file && { headers: { 'idempotency-key': randomUUID() } }),
    })
    const text = await reply.text()
    if (!reply.ok()) throw new Error(`${method} ${path} as ${who.email}: ${reply.status()} ${text}`)
    return JSON.parse(text) as Reply
  } finally {
    await api.dispose()
  }
}

export const filled = (path: string, id: string) => path.replace(/:\w+/, id)

/** Uploads a document as the request form does; returns the address to put into a request. */
export async function sendDocument(
  who: Person,
  content: SampleDocument = {
    name: 'affidavit.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf(),
  },
): Promise<string> {
  const file = { field: uploadDocument.consumes.field, content }
  const call = { path: uploadDocument.path, method: uploadDocument.method, file }
  return (await ask<{ document: string }>(who, call)).document
}

export async function addDocumentTo(who: Person, id: string): Promise<void> {
  const { path, method } = addDocument
  await ask(who, { path: filled(path, id), method, body: { document: await sendDocument(who) } })
}

export function sendRequest(
  customer: Person,
  given: Partial<SentBody<typeof createRequest>> = {},
): Promise<RequestDetail> {
  const body = { requestItem: 'Legal', details: 'Two pages, please.', ...given }
  return ask(customer, { path: createRequest.path, method: createRequest.method, body })
}

export function readRequest(who: Person, id: string): Promise<RequestDetail> {
  return ask(who, { path: filled(getRequest.path, id), method: getRequest.method })
}

type Lines = NonNullable<SentBody<typeof takeOrder>['quote']>['lines']

/** An order taken at the counter and paid by card. */
export async function takeOrderAtCounter(
  customer: Person,
  lines: Lines = [],
): Promise<ReplyOf<typeof takeOrder>> {
  const { path, method } = takeOrder
  const body = {
    customer: { userId: customer.user._id },
    order: { requestItem: 'Legal', details: 'For the bank.' },
    quote: { deposit: 0, totalPrice: 85, lines },
    payment: { amount: 85, method: 'card' },
    isStarted: true,
    note: '',
  } satisfies SentBody<typeof takeOrder>
  return ask(await staff('admin'), { path, method, body })
}

export async function takeInOriginal(id: string, description: string, shelf: string) {
  const { path, method } = receiveOriginal
  const body = { description, pages: 1, shelf } satisfies SentBody<typeof receiveOriginal>
  await ask(await staff('admin'), { path: filled(path, id), method, body })
}

/** A sample request at the quote stage that has a document. */
export async function findRequestToQuote(): Promise<RequestDetail> {
  const clerk = await staff('admin')
  const waiting = await ask<ReplyOf<typeof listRequests>>(clerk, {
    path: `${listRequests.path}?stage=quote`,
    method: listRequests.method,
  })
  const found = waiting.find(({ document }) => document !== undefined)
  if (!found) throw new Error('No request with a document is at the quote stage')
  return readRequest(clerk, found._id)
}

/** Every recorded change of the amount paid. */
export async function paymentsOf(id: string): Promise<ReplyOf<typeof listPayments>> {
  return ask(await staff('admin'), { path: filled(listPayments.path, id), method: 'GET' })
}

export async function sendMessage(who: Person, id: string, comment: string): Promise<void> {
  const { path, method } = writeMessage
  await ask(who, { path: filled(path, id), method, body: { requestId: id, comment } })
}

export async function addNote(
  id: string,
  comment: string,
  audience: NoteAudience = 'office',
): Promise<void> {
  const { path, method } = writeNote
  const body = { requestId: id, comment, audience }
  await ask(await staff('admin'), { path: filled(path, id), method, body })
}

type Command = { readonly path: string; readonly method: 'PUT' | 'POST' | 'GET' | 'DELETE' }

export async function change(
  id: string,
  { path }: Command,
  body: Record<string, unknown>,
  who?: Person,
): Promise<RequestDetail> {
  const sender = who ?? (await staff('admin'))
  return ask(sender, { path: filled(path, id), method: 'PUT', body: { requestId: id, ...body } })
}

export const submitQuote = (id: string, totalPrice = 45, deposit = 20) =>
  change(id, commands.updateRequest, { isQuoted: true, totalPrice, deposit })

/** The customer's own answer, or without `who` one that a clerk records at the counter. */
export async function answerQuote(
  id: string,
  given: 'accepted' | 'declined',
  who?: Person,
): Promise<RequestDetail> {
  const read = await readRequest(who ?? (await staff('admin')), id)
  const quoteVersion = read.reader === 'desk' ? 0 : (read.quote?.version ?? 0)
  return change(id, commands.answerQuote, { answer: given, quoteVersion }, who)
}

export const recordPaid = (id: string, paidAmount: number) =>
  change(id, commands.recordPaid, { paidAmount })

export const completePayment = (id: string) => change(id, commands.updateRequest, { isPaid: true })

/** Assigns the sample translator, whom all tests share, unless another one is given. */
export async function assignTranslator(id: string, to?: UserView) {
  const [owner, { user }] = await Promise.all([staff('owner'), staff('translator')])
  return change(id, commands.assignTranslator, { translator: (to ?? user)._id }, owner)
}

/** Opens the mailed link: only somebody with a confirmed address can become staff. */
export async function confirmAddress(person: Person): Promise<void> {
  const { language } = person.user
  const mail = await mailTo(person.email, mailSubjects.confirmAddress[language])
  const body = { token: new URL(linkIn(mail)).hash.replace('#token=', '') }
  await ask(person, { path: verifyEmail.path, method: verifyEmail.method, body })
}

/** A new translator without any requests. */
export async function newTranslator(): Promise<UserView> {
  const person = await registerCustomer('en', { firstName: 'Yuki' })
  await confirmAddress(person)
  const { user } = person
  const { _id: id, firstName, lastName, email } = user
  const flags = { ...noGrantedRoles, isTranslator: true }
  const body: SentBody<typeof updateUser> = { firstName, lastName, email, ...flags }
  const { method } = updateUser
  return ask(await staff('owner'), { path: filled(updateUser.path, id), method, body })
}

export async function submitTranslation(
  id: string,
  pdf = samplePdf('Translation'),
  name = 'translation.pdf',
) {
  const admin = await staff('admin')
  const content = { name, mimeType: 'application/pdf', buffer: pdf }
  const { translation } = await ask<{ translation: string }>(admin, {
    path: uploadTranslation.path,
    method: uploadTranslation.method,
    file: { field: uploadTranslation.consumes.field, content },
  })
  return change(id, commands.updateRequest, { isTranslated: true, translation })
}

export const finishReview = (id: string) => change(id, commands.updateRequest, { isReviewed: true })

export const returnToTranslator = (id: string, reason = '') =>
  change(id, commands.returnRequest, { reason })

export const releaseTranslation = (id: string) => change(id, commands.releaseTranslation, {})

export const deliver = (id: string) => change(id, commands.updateRequest, { isDelivered: true })

export const promiseDay = (id: string, promisedOn: string) =>
  change(id, commands.promiseDay, { promisedOn })

export const cancelRequest = (id: string, reason = '', who?: Person) =>
  change(id, commands.closeRequest, { reason }, who)

export const reopenRequest = (id: string) => change(id, commands.reopenRequest, {})

/** Brings a new request to a stage, with $20.00 of $45.00 paid unless given otherwise. */
export async function advanceTo(id: string, stage: Stage, paid = 20): Promise<void> {
  const steps: readonly [Stage, () => Promise<unknown>][] = [
    ['payment', () => submitQuote(id)],
    [
      'translate',
      async () => {
        await answerQuote(id, 'accepted')
        if (paid > 0) await recordPaid(id, paid)
        await completePayment(id)
        await assignTranslator(id)
      },
    ],
    ['review', () => submitTranslation(id)],
    ['delivery', () => finishReview(id)],
    ['complete', () => deliver(id)],
  ]
  const last = steps.findIndex(([reached]) => reached === stage)
  for (const [, take] of steps.slice(0, last + 1)) await take()
}

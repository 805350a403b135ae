import { documentLanguages, purposes } from '@kakehashi/domain/request/order'
import { commandKinds } from '@kakehashi/domain/request/commands'
import { steps } from '@kakehashi/domain/request/progress'
import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import { fileView } from './file-view.ts'
import { messageView, noteView } from './thread-view.ts'

const moment = z.iso.datetime()

/** What every reader of a request sees. */
const seenByAll = {
  _id: z.uuid(),
  orderNumber: z.string(),
  version: z.int(),
  user: z.uuid(),
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  nameJa: z.string().optional(),
  nameKana: z.string().optional(),
  requestItem: z.string(),
  service: z.uuid(),
  /** The picture of its service, where one was uploaded to us: one from elsewhere is not drawn. */
  serviceIcon: z.string().optional(),
  details: z.string(),
  fromLanguage: z.enum(documentLanguages).optional(),
  toLanguage: z.enum(documentLanguages).optional(),
  purpose: z.enum(purposes).optional(),
  neededBy: z.iso.date().optional(),
  promisedOn: z.iso.date().optional(),
  /** How long the service usually takes; 0 is the same day. */
  usualWorkingDays: z.int(),
  stage: z.enum(stages),
  createdAt: moment,
  quotedAt: moment.optional(),
  paidAt: moment.optional(),
  translatedAt: moment.optional(),
  reviewedAt: moment.optional(),
  deliveredAt: moment.optional(),
  completedAt: moment.optional(),
  closedAt: moment.optional(),
  isQuoted: z.boolean(),
  isPaid: z.boolean(),
  isTranslated: z.boolean(),
  isReviewed: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  /** The first document, as an address to GET. */
  document: z.string().optional(),
  translation: z.string().optional(),
  /** Whose turn it is; absent once it is nobody's. */
  actsNow: z.enum(['office', 'customer', 'translator']).optional(),
  /** The seven steps of the tracker in their order; those reached say when. */
  progress: z.array(z.strictObject({ step: z.enum(steps), reachedAt: moment.optional() })),
  /** What this reader may do now. */
  can: z.array(z.enum(commandKinds)),
}

const quoteView = z.strictObject({
  version: z.int(),
  expiresAt: moment,
  isExpired: z.boolean(),
  /** Accepted, or paid for: what was paid for an earlier quote does not count. */
  isTaken: z.boolean(),
  answer: z.enum(['accepted', 'declined']).optional(),
  answeredAt: moment.optional(),
})

const money = {
  /** 0 means that the price is pending. */
  totalPrice: z.number(),
  deposit: z.number(),
  paidAmount: z.number(),
  quote: quoteView.optional(),
}

/** For those who work on it: the last day on which its present stage is in time. */
const due = { dueOn: z.iso.date().optional(), isOverdue: z.boolean() }

const contact = { email: z.string(), phone: z.string() }

const ofCustomer = {
  reader: z.literal('customer'),
  ...seenByAll,
  ...contact,
  ...money,
  /** Messages from the office that the customer has not read. */
  unread: z.int(),
}

const ofOffice = {
  reader: z.literal('office'),
  ...seenByAll,
  ...contact,
  ...money,
  ...due,
  translator: z.uuid().optional(),
  translatorName: z.string().optional(),
  adminViewed: z.boolean(),
  releasedAt: moment.optional(),
  closeReason: z.string().optional(),
}

/** Those who translate see the papers, not the prices nor how to reach the customer. */
const ofDesk = { reader: z.literal('desk'), ...seenByAll, ...due }

const papers = { documents: z.array(fileView), translations: z.array(fileView) }

/** The newest of its thread, as far as a line of a list of messages shows it. */
const lastMessage = messageView.pick({ sender: true, createdAt: true, comment: true })
export type LastMessage = z.output<typeof lastMessage>

export const customerRequestItem = z.strictObject({
  ...ofCustomer,
  lastMessage: lastMessage.optional(),
})
export const officeRequestItem = z.strictObject({
  ...ofOffice,
  /** In the list of messages alone. */
  lastMessage: lastMessage.optional(),
})
export const deskRequestItem = z.strictObject(ofDesk)

export const customerRequestDetail = z.strictObject({
  ...ofCustomer,
  /** Why the office cancelled it; not there when they did it themselves, or nobody said. */
  closeReason: z.string().optional(),
  ...papers,
  inbox: z.array(messageView),
})

export const requestDetail = z.discriminatedUnion('reader', [
  customerRequestDetail,
  z.strictObject({
    ...ofOffice,
    ...papers,
    inbox: z.array(messageView),
    notes: z.array(noteView),
  }),
  z.strictObject({ ...ofDesk, ...papers, notes: z.array(noteView) }),
])

export type RequestDetail = z.output<typeof requestDetail>
export type OfficeRequestItem = z.output<typeof officeRequestItem>
export type CustomerRequestItem = z.output<typeof customerRequestItem>
export type DeskRequestItem = z.output<typeof deskRequestItem>

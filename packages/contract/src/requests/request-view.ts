import { languages } from '@kakehashi/domain/language'
import { commandKinds } from '@kakehashi/domain/request/commands'
import { steps } from '@kakehashi/domain/request/progress'
import {
  stageEnds,
  type StageFlags,
  stages,
  type StageTimes,
} from '@kakehashi/domain/request/stage'
import { undoableMoves } from '@kakehashi/domain/request/undo'
import { waitingKinds } from '@kakehashi/domain/request/waiting'
import { serviceKinds } from '@kakehashi/domain/services'
import { proofStates } from '@kakehashi/domain/request/proof'
import { z } from 'zod'
import { againForCustomer, againForDesk, againForOffice, againInList } from './again-view.ts'
import { fileView } from '../documents/file-view.ts'
import { shownWay, shownWayDetails } from './delivery.ts'
import { certificateSigners, certificateView, customersCertificate } from './certificate-view.ts'
import { customersOriginal, originalView } from './original-view.ts'
import { officeRecords } from './office-records.ts'
import { quoteLineView } from './quote-lines.ts'
import { reviewQuestion } from './review-view.ts'
import { shownDetails } from './submitted-details.ts'
import { messageView, noteView } from './thread-view.ts'

const moment = z.iso.datetime()

const stageFlagSchemas = Object.fromEntries(
  Object.values(stageEnds).map(({ flag }) => [flag, z.boolean()]),
) as Record<keyof StageFlags, z.ZodBoolean>

const stageTimeSchemas = Object.fromEntries(
  Object.values(stageEnds).map(({ time }) => [time, moment.optional()]),
) as Record<keyof StageTimes, z.ZodOptional<typeof moment>>

/** The fields that every reader of a request sees. */
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
  serviceKind: z.enum(serviceKinds),
  /** The picture of its service, if it was uploaded here. */
  serviceIcon: z.string().optional(),
  ...shownDetails,
  promisedOn: z.iso.date().optional(),
  /** The usual turnaround; 0 is the same day. */
  usualWorkingDays: z.int(),
  stage: z.enum(stages),
  createdAt: moment,
  ...stageTimeSchemas,
  completedAt: moment.optional(),
  closedAt: moment.optional(),
  ...stageFlagSchemas,
  isCompleted: z.boolean(),
  /** The path of the first document. */
  document: z.string().optional(),
  translation: z.string().optional(),
  /** Who has to act next; absent once the request is completed or cancelled. */
  actsNow: z.enum(['office', 'customer', 'translator']).optional(),
  /** The steps of the tracker in order, with the time each was reached. */
  progress: z.array(z.strictObject({ step: z.enum(steps), reachedAt: moment.optional() })),
  /** How many names, dates and places are not confirmed; absent if none. */
  unconfirmedNames: z.int().optional(),
  /** Of the proof copy, once one was sent. */
  proof: z.enum(proofStates).optional(),
  /** The commands this reader may use now. */
  can: z.array(z.enum(commandKinds)),
}

const quoteView = z.strictObject({
  version: z.int(),
  expiresAt: moment,
  isExpired: z.boolean(),
  /** Accepted or paid for. Payments for an earlier quote do not count. */
  isTaken: z.boolean(),
  answer: z.enum(['accepted', 'declined']).optional(),
  answeredAt: moment.optional(),
  /** For the office: it was quoted from the price list by the system. */
  isAutomatic: z.literal(true).optional(),
  /** Only in the detail, and only if the quote has lines. */
  lines: z.array(quoteLineView).optional(),
})

const money = {
  /** 0 while the price is pending. */
  totalPrice: z.number(),
  deposit: z.number(),
  paidAmount: z.number(),
  quote: quoteView.optional(),
}

/** For staff: the last day on which the current stage is on time. */
const due = { dueOn: z.iso.date().optional(), isOverdue: z.boolean() }

/** For staff: the last move, while it can be undone and the customer does not see it yet. */
export const undoableMove = z.strictObject({
  move: z.uuid(),
  kind: z.enum(undoableMoves),
  secondsLeft: z.number(),
})
const undo = { undo: undoableMove.optional() }

/** While the translation is late: the day that was missed, and the new day once there is one. */
const lateness = {
  late: z
    .strictObject({
      promisedOn: z.iso.date(),
      newDay: z.iso.date().optional(),
      /** What the office wrote to the customer about it. */
      reason: z.string().optional(),
    })
    .optional(),
}

/** Not for translators. The address is only in the detail. */
const contact = { email: z.string(), phone: z.string(), delivery: shownWay }

const ofCustomer = {
  reader: z.literal('customer'),
  ...seenByAll,
  ...contact,
  ...money,
  ...lateness,
  /** Messages from the office that the customer has not read. */
  unread: z.int(),
  /** What waits for the customer, most urgent first. While it is more than a
   * message, `actsNow` is customer. */
  waiting: z.array(z.enum(waitingKinds)),
}

/** When the translator asked the office something that is not answered yet. */
const question = { askedAt: moment.optional() }

const ofOffice = {
  reader: z.literal('office'),
  ...seenByAll,
  ...contact,
  ...money,
  ...due,
  ...lateness,
  /** The language in which the customer reads the site and the mails. */
  customerLanguage: z.enum(languages),
  translator: z.uuid().optional(),
  translatorName: z.string().optional(),
  /** When the translator accepted the work; absent until then. */
  acceptedAt: moment.optional(),
  /** Who declined it and is not suggested again. */
  declinedBy: z.array(z.uuid()).optional(),
  adminViewed: z.boolean(),
  /** The admin who answers the messages. */
  handler: z.uuid().optional(),
  handlerName: z.string().optional(),
  /** The first message of the customer that nobody has answered. */
  awaitingReplySince: moment.optional(),
  ...undo,
  releasedAt: moment.optional(),
  closeReason: z.string().optional(),
  ...question,
  /** When the customer's account was deleted. No mail reaches them any more. */
  customerDeletedAt: moment.optional(),
  /** How many of the customer's originals are in the house. */
  originalsHere: z.int().optional(),
}

/** Translators see documents but no prices and no contact details. */
const ofDesk = {
  reader: z.literal('desk'),
  ...seenByAll,
  ...due,
  ...undo,
  ...question,
  /** While the work is back from the review: since when, and why if the reviewer said so. */
  returned: z.strictObject({ at: moment, reason: z.string().optional() }).optional(),
}

/** The documents and messages are deleted some time after the end of a request. */
const retention = {
  /** Once it has ended, unless an owner keeps them. */
  contentLeavesOn: z.iso.date().optional(),
  contentErasedAt: moment.optional(),
}

/** What the customer says or shows at the counter, while something of theirs is here. */
const pickupCode = { pickupCode: z.string().optional() }

const files = { documents: z.array(fileView), translations: z.array(fileView) }

/** The newest message, with the fields that the inbox shows. */
const lastMessage = messageView.pick({ sender: true, createdAt: true, comment: true })
export type LastMessage = z.output<typeof lastMessage>

export const customerRequestItem = z.strictObject({
  ...ofCustomer,
  ...againInList,
  documentCount: z.int(),
  lastMessage: lastMessage.optional(),
})
/** The reader's own mark; `adminViewed` is the whole office's. */
const unreadMark = { isMarkedUnread: z.boolean().optional() }

export const officeRequestItem = z.strictObject({
  ...ofOffice,
  /** Only in the inbox. */
  ...unreadMark,
  lastMessage: lastMessage.optional(),
  /** Only in the lists of a stage. Pages are absent unless those of every document are known. */
  documentCount: z.int().optional(),
  pageCount: z.int().optional(),
})
export const deskRequestItem = z.strictObject(ofDesk)

export const customerRequestDetail = z.strictObject({
  ...ofCustomer,
  ...againInList,
  ...againForCustomer,
  ...shownWayDetails,
  /** The office's reason for cancelling; absent if there is none or the customer cancelled. */
  closeReason: z.string().optional(),
  /** Why the customer declined the current quote, in their own words. */
  declineReason: z.string().optional(),
  ...retention,
  ...files,
  ...pickupCode,
  originals: z.array(customersOriginal),
  certificates: z.array(customersCertificate),
  inbox: z.array(messageView),
})

export const requestDetail = z.discriminatedUnion('reader', [
  customerRequestDetail,
  z.strictObject({
    ...ofOffice,
    ...againForOffice,
    ...unreadMark,
    ...shownWayDetails,
    ...retention,
    isOnHold: z.boolean(),
    /** Why an owner keeps the documents. */
    holdReason: z.string().optional(),
    ...files,
    ...officeRecords,
    ...pickupCode,
    originals: z.array(originalView),
    /** Newest first, also those that were revoked. */
    certificates: z.array(certificateView),
    /** While it is in review: what CONTINUE asks this reader, without the checklist. */
    openQuestions: z.array(reviewQuestion).optional(),
    /** While a certificate can be issued. */
    signers: certificateSigners.optional(),
    inbox: z.array(messageView),
    notes: z.array(noteView),
  }),
  z.strictObject({ ...ofDesk, ...againForDesk, ...files, notes: z.array(noteView) }),
])

export type RequestDetail = z.output<typeof requestDetail>
export type OfficeRequestItem = z.output<typeof officeRequestItem>
export type CustomerRequestItem = z.output<typeof customerRequestItem>
export type DeskRequestItem = z.output<typeof deskRequestItem>

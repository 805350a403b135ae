import { isAssignable } from '../people/roles.ts'
import type { Actor } from '../people/permissions.ts'
import type { PaymentMethod } from '../payments/methods.ts'
import type { YenRate } from '../payments/yen.ts'
import type { QuoteLine } from '../price-list/quote-lines.ts'
import type { Delivery } from './delivery.ts'
import { isOnDesk } from './desk-access.ts'
import { type OpenStage, openStages, type Stage, stages, workStages } from './stage.ts'

/** How money was handed over. */
interface Tender {
  readonly method: PaymentMethod
  /** For yen: the rate that the clerk saw. */
  readonly yenRate?: YenRate
  /** What the customer handed over, in cents or yen, if there was change. */
  readonly given?: number
}

/** Every command that changes a request. */
export type Command =
  | {
      readonly kind: 'submitQuote'
      readonly depositCents: number
      readonly totalCents: number
      /** What the total consists of, if the office says so. */
      readonly lines?: readonly QuoteLine[]
    }
  | { readonly kind: 'acceptQuote'; readonly quoteVersion: number }
  | { readonly kind: 'declineQuote'; readonly quoteVersion: number; readonly reason: string }
  | { readonly kind: 'recordPaid'; readonly paidCents: number }
  /** Money that was handed over now, added to what was paid before. */
  | ({ readonly kind: 'receivePayment'; readonly receivedCents: number } & Tender)
  /** Cancels one entry of the ledger by a counter-entry. `differenceCents` is that of the entry. */
  | {
      readonly kind: 'correctPayment'
      readonly paymentId: string
      readonly differenceCents: number
      readonly reason: string
    }
  /** Records the total paid so far, if it is given, and starts the work. */
  | { readonly kind: 'completePayment'; readonly paidCents?: number }
  | {
      readonly kind: 'recordRefund'
      readonly refundCents: number
      readonly reason: string
      /** The price goes down by the refund, so that it is not owed again. */
      readonly lowersPrice?: boolean
      readonly method?: PaymentMethod
      readonly yenRate?: YenRate
    }
  | { readonly kind: 'assignTranslator'; readonly translatorId: string }
  | { readonly kind: 'acceptWork' }
  | { readonly kind: 'declineWork'; readonly reason: string }
  | { readonly kind: 'submitTranslation'; readonly fileId: string }
  /** The reason is for going on although something is open, such as names that nobody confirmed. */
  | {
      readonly kind: 'continueReview'
      readonly fileId: string | null
      readonly reason?: string
      /** The reviewer had the checklist on screen, so its open lines count. */
      readonly hasChecklist?: true
    }
  | {
      readonly kind: 'returnToTranslator'
      readonly reason: string
      readonly fileId: string | null
    }
  | { readonly kind: 'withdrawTranslation' }
  | { readonly kind: 'releaseTranslation' }
  | { readonly kind: 'promise'; readonly day: string; readonly reason: string }
  | ({ readonly kind: 'changeDelivery' } & Delivery)
  | { readonly kind: 'deliver'; readonly paidCents?: number }
  /** `from` is the stage on screen, so that two clerks do not step back twice. */
  | { readonly kind: 'stepBack'; readonly from: Stage; readonly reason: string }
  | { readonly kind: 'close'; readonly reason: string }
  | { readonly kind: 'reopen' }

export type CommandKind = Command['kind']

/** A person's role in one particular request. */
export type Part = 'office' | 'owner' | 'assigner' | 'customer' | 'desk'

export interface Parties {
  readonly userId: string
  readonly translatorId: string | null
  /** When it was delivered or cancelled. */
  readonly endedAt: Date | null
}

/** Someone without a part does not learn that the request exists. */
export function partsOf(actor: Actor, request: Parties): Part[] {
  if (actor.signInRequirement !== null) return []
  const parts: Part[] = []
  if (actor.isAdmin) parts.push('office')
  if (actor.isOwner) parts.push('owner')
  if (actor.isAdmin && actor.mayAssign) parts.push('assigner')
  if (actor.id === request.userId) parts.push('customer')
  const isTranslator = isAssignable(actor) && actor.id === request.translatorId
  if (isTranslator && isOnDesk(request.endedAt, actor)) parts.push('desk')
  return parts
}

/** Who may use each command. 'desk' is the assigned translator, 'assigner' a delegated admin. */
const whoMay: Readonly<Record<CommandKind, readonly Part[]>> = {
  submitQuote: ['office'],
  acceptQuote: ['customer', 'office'],
  declineQuote: ['customer', 'office'],
  recordPaid: ['office'],
  receivePayment: ['office'],
  correctPayment: ['office'],
  completePayment: ['office'],
  recordRefund: ['office'],
  assignTranslator: ['owner', 'assigner'],
  acceptWork: ['desk'],
  declineWork: ['desk'],
  submitTranslation: ['office', 'desk'],
  continueReview: ['office'],
  returnToTranslator: ['office'],
  withdrawTranslation: ['office', 'desk'],
  releaseTranslation: ['office'],
  promise: ['office'],
  changeDelivery: ['customer', 'office'],
  deliver: ['office'],
  stepBack: ['office'],
  close: ['customer', 'office'],
  reopen: ['office'],
}

export const commandKinds = Object.keys(whoMay) as CommandKind[]

export function mayUseCommand(parts: readonly Part[], kind: CommandKind): boolean {
  return whoMay[kind].some((part) => parts.includes(part))
}

const paymentStages: readonly Stage[] = ['payment', ...workStages, 'delivery', 'complete']

/** The stages at which each command is accepted. */
const acceptedAt: Readonly<Record<CommandKind, readonly Stage[]>> = {
  submitQuote: ['quote', 'payment'],
  acceptQuote: ['payment'],
  declineQuote: ['payment'],
  recordPaid: paymentStages,
  receivePayment: paymentStages,
  correctPayment: paymentStages,
  completePayment: ['payment'],
  // Not after delivery: the refund would count as a balance due.
  recordRefund: ['payment', ...workStages, 'delivery'],
  assignTranslator: openStages,
  acceptWork: ['translate'],
  declineWork: ['translate'],
  submitTranslation: ['translate'],
  continueReview: ['review'],
  returnToTranslator: ['review'],
  withdrawTranslation: ['review'],
  releaseTranslation: ['review', 'delivery'],
  promise: openStages,
  changeDelivery: openStages,
  deliver: ['delivery'],
  stepBack: stages.filter((stage) => stage !== 'quote'),
  close: openStages,
  reopen: openStages,
}

/** Money that was paid for a withdrawn quote can be given back before there is a new one. */
export function isAcceptedAt(
  kind: CommandKind,
  { stage, paidCents }: { readonly stage: Stage; readonly paidCents: number },
): boolean {
  const lowersPaid = kind === 'recordPaid' || kind === 'correctPayment'
  return acceptedAt[kind].includes(stage) || (lowersPaid && paidCents > 0)
}

/** The commands that end a stage and change nothing else. */
export const endingCommands = {
  submitTranslation: 'translate',
  continueReview: 'review',
  deliver: 'delivery',
} as const satisfies Partial<Record<CommandKind, OpenStage>>

type EndingCommand = Extract<Command, { readonly kind: keyof typeof endingCommands }>

export function isEndingCommand(command: Command): command is EndingCommand {
  return command.kind in endingCommands
}

/** A cancelled request can still be refunded or reopened. */
export const acceptedWhenClosed: ReadonlySet<CommandKind> = new Set([
  'recordPaid',
  'correctPayment',
  'recordRefund',
  'reopen',
])

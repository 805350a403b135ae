import { isAssignable } from '../people.ts'
import type { Actor } from '../permissions.ts'
import type { Stage } from './stage.ts'

/** Everything that can be done to a request, one name each. */
export type Command =
  | {
      readonly kind: 'submitQuote'
      readonly depositCents: number
      readonly totalCents: number
    }
  | { readonly kind: 'acceptQuote'; readonly quoteVersion: number }
  | { readonly kind: 'declineQuote'; readonly quoteVersion: number; readonly reason: string }
  | { readonly kind: 'recordPaid'; readonly paidCents: number }
  | { readonly kind: 'completePayment' }
  | { readonly kind: 'assignTranslator'; readonly translatorId: string }
  | { readonly kind: 'submitTranslation'; readonly fileId: string }
  | { readonly kind: 'continueReview'; readonly fileId: string | null }
  | {
      readonly kind: 'returnToTranslator'
      readonly reason: string
      readonly fileId: string | null
    }
  | { readonly kind: 'releaseTranslation' }
  | { readonly kind: 'promise'; readonly day: string }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'close'; readonly reason: string }
  | { readonly kind: 'reopen' }

export type CommandKind = Command['kind']

/** What someone is to one particular request. */
export type Part = 'office' | 'owner' | 'customer' | 'desk'

export interface Parties {
  readonly userId: string
  readonly translatorId: string | null
}

/** Nobody without a part can see that the request exists. */
export function partsOf(actor: Actor, request: Parties): Part[] {
  if (actor.mustStrengthen !== null) return []
  const parts: Part[] = []
  if (actor.isAdmin) parts.push('office')
  if (actor.isOwner) parts.push('owner')
  if (actor.id === request.userId) parts.push('customer')
  if (isAssignable(actor) && actor.id === request.translatorId) parts.push('desk')
  return parts
}

/** The table of who may do what. A customer may answer a quote and cancel; a desk hands in its work. */
const whoMay: Readonly<Record<CommandKind, readonly Part[]>> = {
  submitQuote: ['office'],
  acceptQuote: ['customer', 'office'],
  declineQuote: ['customer', 'office'],
  recordPaid: ['office'],
  completePayment: ['office'],
  assignTranslator: ['owner'],
  submitTranslation: ['office', 'desk'],
  continueReview: ['office'],
  returnToTranslator: ['office'],
  releaseTranslation: ['office'],
  promise: ['office'],
  deliver: ['office'],
  close: ['customer', 'office'],
  reopen: ['office'],
}

export const commandKinds = Object.keys(whoMay) as CommandKind[]

export function mayDo(parts: readonly Part[], kind: CommandKind): boolean {
  return whoMay[kind].some((part) => parts.includes(part))
}

/** The table of when. What is not named here is refused in words, whoever asks. */
export const acceptedAt: Readonly<Record<CommandKind, readonly Stage[]>> = {
  submitQuote: ['quote', 'payment'],
  acceptQuote: ['payment'],
  declineQuote: ['payment'],
  recordPaid: ['payment', 'translate', 'review', 'delivery', 'complete'],
  completePayment: ['payment'],
  assignTranslator: ['quote', 'payment', 'translate', 'review', 'delivery'],
  submitTranslation: ['translate'],
  continueReview: ['review'],
  returnToTranslator: ['review'],
  releaseTranslation: ['review', 'delivery'],
  promise: ['quote', 'payment', 'translate', 'review', 'delivery'],
  deliver: ['delivery'],
  close: ['quote', 'payment', 'translate', 'review', 'delivery'],
  reopen: ['quote', 'payment', 'translate', 'review', 'delivery'],
}

/** A cancelled request rests, but money can still be given back and it can be taken up again. */
export const acceptedWhenClosed: ReadonlySet<CommandKind> = new Set(['recordPaid', 'reopen'])

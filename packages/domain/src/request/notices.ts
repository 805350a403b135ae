import type { Part } from './commands.ts'
import type { RequestEvent } from './events.ts'
import { isStageEvent, type StageEvent } from './stage.ts'
import type { RequestState } from './state.ts'
import { isTranslationAvailable } from './state.ts'

/** Every mail about a request. */
export const noticeKinds = [
  'request-received',
  'request-arrived',
  'quote-ready',
  'quote-replaced',
  'quote-accepted',
  'decline-confirmed',
  'payment-recorded',
  'refund-recorded',
  'translation-ready',
  'request-returned',
  'request-delivered',
  'message-to-customer',
  'message-to-office',
  'quote-reminder',
  'deposit-reminder',
  'pickup-reminder',
  'payment-reminder',
  'request-cancelled',
  'request-withdrawn',
  'cancellation-confirmed',
  'request-reopened',
  'promise-moved',
  'late-new-day',
  'document-refused',
  'quote-declined',
  'translation-out',
  'work-given',
  'work-withdrawn',
  'work-document-added',
  'work-declined',
  'question-asked',
  'question-answered',
  'quote-withdrawn',
  'translation-withdrawn',
  'delivery-withdrawn',
  'documents-leave',
  'names-to-confirm',
  'proof-to-approve',
  'certificate-revoked',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Who receives each notice. */
export const noticeReader: Readonly<Record<NoticeKind, 'customer' | 'office' | 'translator'>> = {
  'request-received': 'customer',
  'request-arrived': 'office',
  'quote-ready': 'customer',
  'quote-replaced': 'customer',
  'quote-accepted': 'customer',
  'decline-confirmed': 'customer',
  'payment-recorded': 'customer',
  'refund-recorded': 'customer',
  'translation-ready': 'customer',
  'request-returned': 'translator',
  'request-delivered': 'customer',
  'message-to-customer': 'customer',
  'message-to-office': 'office',
  'quote-reminder': 'customer',
  'deposit-reminder': 'customer',
  'pickup-reminder': 'customer',
  'payment-reminder': 'customer',
  'request-cancelled': 'customer',
  'request-withdrawn': 'office',
  'cancellation-confirmed': 'customer',
  'request-reopened': 'customer',
  'promise-moved': 'customer',
  'late-new-day': 'customer',
  'document-refused': 'customer',
  'quote-declined': 'office',
  'translation-out': 'customer',
  'work-given': 'translator',
  'work-withdrawn': 'translator',
  'work-document-added': 'translator',
  'work-declined': 'office',
  'question-asked': 'office',
  'question-answered': 'translator',
  'quote-withdrawn': 'customer',
  'translation-withdrawn': 'customer',
  'delivery-withdrawn': 'customer',
  'documents-leave': 'customer',
  'names-to-confirm': 'customer',
  'proof-to-approve': 'customer',
  'certificate-revoked': 'customer',
}

/** A notice that waits until the move that causes it can no longer be undone. */
export interface HeldNotice {
  readonly kind: NoticeKind
  readonly translatorId: string | null
}

/** The notices a person can turn off. Those that need action or are expected stay on. */
export const optionalNotices = [
  'payment-recorded',
  'message-to-customer',
  'quote-reminder',
  'pickup-reminder',
  'promise-moved',
] as const satisfies readonly NoticeKind[]
export type OptionalNotice = (typeof optionalNotices)[number]

/** The notices for a new request. */
export const newRequestNotices = [
  'request-received',
  'request-arrived',
] as const satisfies readonly NoticeKind[]

/** A change of a request, made by someone with these parts. */
export interface RequestChange {
  readonly event: RequestEvent
  readonly parts: readonly Part[]
  readonly before: RequestState
  readonly next: RequestState
}

/** The notices to send for a change. */
export function noticesOf(happening: RequestChange): readonly NoticeKind[] {
  return [...toCustomerOrOffice(happening), ...toTranslator(happening)]
}

function toCustomerOrOffice(change: RequestChange): readonly NoticeKind[] {
  const { event, parts, before, next } = change
  if (isStageEvent(event)) return afterStage(event, before, next)
  const isOffice = parts.includes('office')
  const isNowAvailable =
    next.stage === 'delivery' && isTranslationAvailable(next) && !isTranslationAvailable(before)
  switch (event) {
    case 'requoted':
      return ['quote-replaced']
    case 'quote-accepted':
      return ['quote-accepted']
    case 'quote-declined':
      return isOffice ? ['decline-confirmed'] : ['decline-confirmed', 'quote-declined']
    case 'payment-recorded':
    case 'payment-corrected':
      return [isNowAvailable ? 'translation-out' : 'payment-recorded']
    case 'refunded':
      return ['refund-recorded']
    case 'released':
      if (next.stage !== 'delivery') return ['translation-ready']
      return isNowAvailable ? ['translation-out'] : []
    case 'promised':
      return afterNewDay(before, next)
    case 'work-declined':
      return ['work-declined']
    case 'closed':
      return isOffice ? ['request-cancelled'] : ['cancellation-confirmed', 'request-withdrawn']
    case 'reopened':
      return ['request-reopened']
    case 'stepped-back':
      return afterStepBack(before, next)
    case 'created':
    case 'undone':
    case 'translator-assigned':
    case 'work-accepted':
    case 'returned':
    case 'translation-withdrawn':
    case 'document-added':
    case 'file-removed':
    case 'file-put-back':
    case 'file-moved-away':
    case 'file-moved-here':
    case 'original-received':
    case 'original-moved':
    case 'original-removed':
    case 'original-collected':
    case 'original-posted':
    case 'names-added':
    case 'names-changed':
    case 'names-removed':
    case 'names-confirmed':
    case 'names-asked':
    case 'proof-sent':
    case 'proof-approved':
    case 'proof-change-asked':
    case 'proof-remark-settled':
    case 'certificate-issued':
    case 'certificate-revoked':
    case 'check-ticked':
    case 'check-unticked':
    case 'delivery-changed':
    case 'ordered-again':
      return []
  }
}

/** The notices when a stage ends. Most stages end without one. */
function afterStage(
  event: StageEvent,
  before: RequestState,
  next: RequestState,
): readonly NoticeKind[] {
  if (event === 'quoted') return ['quote-ready']
  if (event === 'paid') {
    const isPaidMore = next.paidCents !== before.paidCents
    return [...(isPaidMore ? (['payment-recorded'] as const) : []), ...afterNewDay(before, next)]
  }
  if (event === 'delivered') return ['request-delivered']
  // A customer who has the translation already got this notice on release.
  return next.stage === 'delivery' && before.releasedAt === null ? ['translation-ready'] : []
}

/** Only if it takes back something that the customer was told or could download. */
function afterStepBack(before: RequestState, next: RequestState): readonly NoticeKind[] {
  if (next.stage === 'quote') return ['quote-withdrawn']
  if (next.stage === 'delivery') return ['delivery-withdrawn']
  const wasReady = before.stage === 'delivery' || isTranslationAvailable(before)
  return wasReady ? ['translation-withdrawn'] : []
}

/** The first promised day is not a change. A day that replaces a missed one is always mailed. */
function afterNewDay(before: RequestState, next: RequestState): readonly NoticeKind[] {
  const { promisedOn } = before
  if (promisedOn === null || promisedOn === next.promisedOn) return []
  return [next.missedOn === promisedOn ? 'late-new-day' : 'promise-moved']
}

/** Assigned, withdrawn, returned or extended work. Translators get no notice of what they submit. */
function toTranslator({ event, before, next }: RequestChange): readonly NoticeKind[] {
  const [had, has] = [activeTranslator(before), activeTranslator(next)]
  // A translator who withdraws a translation gets no notice of it; see noticesFor.
  if (isBackFromReview(before, next)) return ['request-returned']
  // Those who decline the work know it.
  if (event === 'translated' || event === 'work-declined') return []
  if (event === 'document-added') return has === null ? [] : ['work-document-added']
  if (had === has) return []
  return [
    ...(had === null ? [] : (['work-withdrawn'] as const)),
    ...(has === null ? [] : (['work-given'] as const)),
  ]
}

function isBackFromReview(before: RequestState, next: RequestState): boolean {
  return before.stage === 'review' && next.stage === 'translate'
}

/** The translator who should be working on it: only while it is paid for and open. */
function activeTranslator({ stage, closedAt, translatorId }: RequestState): string | null {
  return stage === 'translate' && closedAt === null ? translatorId : null
}

/** Their mails do not say what was written, so one can announce several messages. */
export function isAboutMessages(kind: NoticeKind): boolean {
  return kind === 'message-to-customer' || kind === 'message-to-office'
}

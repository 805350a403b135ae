import type { Part } from './commands.ts'
import type { RequestEvent } from './events.ts'
import type { RequestState } from './state.ts'
import { isTranslationOut } from './state.ts'

/** Every mail about a request. */
export const noticeKinds = [
  'request-received',
  'request-arrived',
  'quote-ready',
  'quote-replaced',
  'payment-recorded',
  'translation-ready',
  'request-returned',
  'request-delivered',
  'message-to-customer',
  'message-to-office',
  'quote-reminder',
  'pickup-reminder',
  'request-cancelled',
  'request-withdrawn',
  'request-reopened',
  'promise-moved',
  'document-refused',
  'quote-declined',
  'translation-out',
  'work-given',
  'work-withdrawn',
  'work-document-added',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** To whom each goes. */
export const noticeReader: Readonly<Record<NoticeKind, 'customer' | 'office' | 'translator'>> = {
  'request-received': 'customer',
  'request-arrived': 'office',
  'quote-ready': 'customer',
  'quote-replaced': 'customer',
  'payment-recorded': 'customer',
  'translation-ready': 'customer',
  'request-returned': 'translator',
  'request-delivered': 'customer',
  'message-to-customer': 'customer',
  'message-to-office': 'office',
  'quote-reminder': 'customer',
  'pickup-reminder': 'customer',
  'request-cancelled': 'customer',
  'request-withdrawn': 'office',
  'request-reopened': 'customer',
  'promise-moved': 'customer',
  'document-refused': 'customer',
  'quote-declined': 'office',
  'translation-out': 'customer',
  'work-given': 'translator',
  'work-withdrawn': 'translator',
  'work-document-added': 'translator',
}

/** What a person can turn off. Anything they have to act on, or will look for, is essential. */
export const optionalNotices = [
  'payment-recorded',
  'message-to-customer',
  'quote-reminder',
  'pickup-reminder',
  'promise-moved',
] as const satisfies readonly NoticeKind[]
export type OptionalNotice = (typeof optionalNotices)[number]

/** An order has come in. */
export const noticesOfOrder = [
  'request-received',
  'request-arrived',
] as const satisfies readonly NoticeKind[]

/** What has just happened, by someone with these parts. */
export interface Happening {
  readonly event: RequestEvent
  readonly parts: readonly Part[]
  readonly before: RequestState
  readonly next: RequestState
}

/** Who is told of it. */
export function noticesOf(happening: Happening): readonly NoticeKind[] {
  return [...toCustomerOrOffice(happening), ...toDesk(happening)]
}

function toCustomerOrOffice({ event, parts, before, next }: Happening): readonly NoticeKind[] {
  const isOffice = parts.includes('office')
  const isLetOut = next.stage === 'delivery' && isTranslationOut(next) && !isTranslationOut(before)
  switch (event) {
    case 'quoted':
      return ['quote-ready']
    case 'requoted':
      return ['quote-replaced']
    case 'quote-declined':
      return isOffice ? [] : ['quote-declined']
    case 'payment-recorded':
    case 'payment-corrected':
      return [isLetOut ? 'translation-out' : 'payment-recorded']
    case 'reviewed':
      // Whoever has it already is not told a second time that it is ready.
      return before.releasedAt === null ? ['translation-ready'] : []
    case 'released':
      if (next.stage === 'review') return ['translation-ready']
      return isLetOut ? ['translation-out'] : []
    case 'delivered':
      return ['request-delivered']
    case 'paid':
    case 'promised':
      return hasMoved(before, next) ? ['promise-moved'] : []
    case 'closed':
      return [isOffice ? 'request-cancelled' : 'request-withdrawn']
    case 'reopened':
      return ['request-reopened']
    case 'created':
    case 'quote-accepted':
    case 'translator-assigned':
    case 'translated':
    case 'returned':
    case 'document-added':
      return []
  }
}

/** A first day is no change: nobody was told another before. */
function hasMoved(before: RequestState, next: RequestState): boolean {
  return before.promisedOn !== null && before.promisedOn !== next.promisedOn
}

/** What comes to a desk and what leaves it; what they hand in themselves is no news to them. */
function toDesk({ event, before, next }: Happening): readonly NoticeKind[] {
  const [had, has] = [onDeskOf(before), onDeskOf(next)]
  if (event === 'returned') return ['request-returned']
  if (event === 'translated') return []
  if (event === 'document-added') return has === null ? [] : ['work-document-added']
  if (had === has) return []
  return [
    ...(had === null ? [] : (['work-withdrawn'] as const)),
    ...(has === null ? [] : (['work-given'] as const)),
  ]
}

/** On whose desk it lies to be translated: only once it is paid for, and while it is open. */
function onDeskOf({ stage, closedAt, translatorId }: RequestState): string | null {
  return stage === 'translate' && closedAt === null ? translatorId : null
}

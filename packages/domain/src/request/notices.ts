import type { Part } from './commands.ts'
import type { RequestEvent } from './events.ts'

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

/** Who is told of what has just happened. */
export function noticesOf(event: RequestEvent, parts: readonly Part[]): readonly NoticeKind[] {
  switch (event) {
    case 'created':
      return ['request-received', 'request-arrived']
    case 'quoted':
      return ['quote-ready']
    case 'requoted':
      return ['quote-replaced']
    case 'payment-recorded':
    case 'payment-corrected':
      return ['payment-recorded']
    case 'reviewed':
    case 'released':
      return ['translation-ready']
    case 'returned':
      return ['request-returned']
    case 'delivered':
      return ['request-delivered']
    case 'promised':
      return ['promise-moved']
    case 'closed':
      return [parts.includes('office') ? 'request-cancelled' : 'request-withdrawn']
    case 'reopened':
      return ['request-reopened']
    case 'quote-accepted':
    case 'quote-declined':
    case 'paid':
    case 'translator-assigned':
    case 'translated':
    case 'document-added':
      return []
  }
}

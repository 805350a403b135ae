import type { NoticeKind } from './notices.ts'
import type { RequestState } from './state.ts'
import { waitingForCustomer } from './waiting.ts'

export const reminderKinds = [
  'quote-reminder',
  'deposit-reminder',
  'pickup-reminder',
  'payment-reminder',
] as const satisfies readonly NoticeKind[]
export type ReminderKind = (typeof reminderKinds)[number]

/** The reminder that fits what waits for the customer now; null if nothing does. */
export function reminderOf(request: RequestState, now: Date): ReminderKind | null {
  const waiting = waitingForCustomer(request, 0, now)
  if (waiting.includes('quote')) return 'quote-reminder'
  if (waiting.includes('deposit')) return 'deposit-reminder'
  if (waiting.includes('balance')) return 'payment-reminder'
  // A translation that was released early waits too, but its customer was told a moment ago.
  return request.stage === 'delivery' && waiting.includes('translation') ? 'pickup-reminder' : null
}

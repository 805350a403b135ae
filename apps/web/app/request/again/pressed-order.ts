import { deleteDraft, readDraft, saveDraft } from '@kakehashi/browser/drafts'
import type { WantedAgain } from '../../api/order-again-api.ts'

/** An order whose button was pressed and that no reply has followed yet. */
interface PressedOrder {
  /** Idempotency key: the order is sent again under it. */
  readonly key: string
  readonly wanted: WantedAgain
}

const nameOf = (requestId: string) => `again:${requestId}`

/** Kept as a draft, so that it survives a reload and the end of the session. */
export function savePressed(person: string, requestId: string, pressed: PressedOrder): void {
  saveDraft(person, nameOf(requestId), { ...pressed, isToBeSent: true })
}

export function forgetPressed(person: string, requestId: string): void {
  deleteDraft(person, nameOf(requestId))
}

export function readPressed(person: string, requestId: string): PressedOrder | undefined {
  const { key, wanted } = readDraft(person, nameOf(requestId))
  if (typeof key !== 'string' || typeof wanted !== 'object' || wanted === null) return undefined
  return { key, wanted: wanted as WantedAgain }
}

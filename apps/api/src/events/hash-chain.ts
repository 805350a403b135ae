import { createHash, createHmac } from 'node:crypto'
import type { SealKey } from './history-keys.ts'

export interface SealedFacts {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly actor_id: string | null
  readonly subject_kind: string
  readonly subject_id: string
  readonly fields: readonly string[]
}

/** The previous hash of the first event. */
export const origin: Buffer = createHash('sha256').update('kakehashi events').digest()

/**
 * Covers the event, its position and the previous seal, so that an edit breaks all later seals.
 * Only seals from before there were keys have none: anyone could compute those.
 */
export function sealOf(
  previous: Buffer,
  position: number,
  event: SealedFacts,
  key: SealKey | undefined,
): Buffer {
  const facts = JSON.stringify([
    position,
    event.id,
    event.at.toISOString(),
    event.kind,
    event.actor_id,
    event.subject_kind,
    event.subject_id,
    event.fields,
    ...(key ? [key.id] : []),
  ])
  const hash = key ? createHmac('sha256', key.key) : createHash('sha256')
  return hash.update(previous).update(facts).digest()
}

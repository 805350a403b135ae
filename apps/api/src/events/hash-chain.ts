import { createHash } from 'node:crypto'

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

/** Covers the event, its position and the previous seal, so that an edit breaks all later seals. */
export function sealOf(previous: Buffer, position: number, event: SealedFacts): Buffer {
  const facts = JSON.stringify([
    position,
    event.id,
    event.at.toISOString(),
    event.kind,
    event.actor_id,
    event.subject_kind,
    event.subject_id,
    event.fields,
  ])
  return createHash('sha256').update(previous).update(facts).digest()
}

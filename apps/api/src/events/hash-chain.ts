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

/** What the first event is chained to. */
export const origin: Buffer = createHash('sha256').update('kakehashi events').digest()

/** Each seal covers its event, its place and the seal before it: an edit breaks all that follow. */
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

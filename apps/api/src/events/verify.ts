import type { Database } from '../db/connection.ts'
import { origin, sealOf } from './hash-chain.ts'

const pageSize = 5_000

export type Verdict =
  | { readonly isIntact: true; readonly count: number; readonly head: string }
  | { readonly isIntact: false; readonly position: number; readonly what: string }

/** Reports the first event that was edited, removed or reordered after it was sealed. */
export async function verifyEvents(db: Database): Promise<Verdict> {
  let head = origin
  let position = 0
  for (;;) {
    const page = await db
      .selectFrom('event_seals')
      .leftJoin('events', 'events.id', 'event_seals.event_id')
      .select(['position', 'hash', 'event_id'])
      .select(['id', 'at', 'kind', 'actor_id', 'subject_kind', 'subject_id', 'fields'])
      .where('position', '>', position)
      .orderBy('position')
      .limit(pageSize)
      .execute()
    for (const row of page) {
      position += 1
      const { id, at, kind, subject_kind, subject_id, fields } = row
      if (row.position !== position) return broken(position, 'a seal is missing')
      if (!id || !at || !kind || !subject_kind || !subject_id || !fields) {
        return broken(position, 'its event is missing')
      }
      const { actor_id } = row
      head = sealOf(head, position, { id, at, kind, actor_id, subject_kind, subject_id, fields })
      if (!head.equals(row.hash)) return broken(position, 'it was changed or moved')
    }
    if (page.length < pageSize)
      return { isIntact: true, count: position, head: head.toString('hex') }
  }
}

function broken(position: number, what: string): Verdict {
  return { isIntact: false, position, what }
}

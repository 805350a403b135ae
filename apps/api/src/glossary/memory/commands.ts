import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { deletePair } from './queries.ts'

/** Also for what should not be in the memory: nothing of it stays. */
export async function removePair(
  trx: Transaction<DB>,
  id: string,
  actorId: string,
  now: Date,
): Promise<void> {
  if (!(await deletePair(trx, id))) return
  const subject = { kind: 'pair', id } as const
  await recordEvent(trx, { kind: 'pair.removed', at: now, actorId, subject })
  await publishChange(trx, { type: 'Glossary' }, [])
}

import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { deleteLapsedProposals } from './queries.ts'

/** After two weeks, or when the proposer is no longer an admin. */
export async function lapseProposals(trx: Transaction<DB>, now: Date): Promise<void> {
  for (const userId of await deleteLapsedProposals(trx, now)) {
    await recordEvent(trx, {
      kind: 'user.admin-proposal-lapsed',
      at: now,
      actorId: null,
      subject: { kind: 'user', id: userId },
      fields: ['is_admin'],
    })
    await publishChange(trx, { type: 'User', id: userId }, [])
  }
}

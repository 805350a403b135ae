import type { AdminProposalView } from '@kakehashi/contract/accounts/admin-proposals'
import type { Insertable, Kysely, Transaction } from 'kysely'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'

/** Oldest first. A proposal counts until it expires, and only while its proposer is an admin. */
export async function listProposals(db: Kysely<DB>, now: Date): Promise<AdminProposalView[]> {
  return (await selectLive(db, now).orderBy('proposal.proposed_at').limit(100).execute()).map(
    toView,
  )
}

export async function findProposal(
  db: Kysely<DB>,
  userId: string,
  now: Date,
): Promise<AdminProposalView | undefined> {
  const row = await selectLive(db, now).where('proposal.user_id', '=', userId).executeTakeFirst()
  return row && toView(row)
}

function selectLive(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('admin_proposals as proposal')
    .innerJoin('users as person', 'person.id', 'proposal.user_id')
    .innerJoin('users as proposer', 'proposer.id', 'proposal.proposed_by')
    .select(['proposal.user_id', 'proposal.proposed_at', 'proposal.expires_at'])
    .select([fullNameOf('person').as('name'), fullNameOf('proposer').as('by')])
    .where('proposal.expires_at', '>', now)
    .where('person.deleted_at', 'is', null)
    .where('proposer.deleted_at', 'is', null)
    .where('proposer.is_admin', '=', true)
}

interface ProposalRow {
  readonly user_id: string
  readonly proposed_at: Date
  readonly expires_at: Date
  readonly name: string | null
  readonly by: string | null
}

function toView({ user_id, proposed_at, expires_at, name, by }: ProposalRow): AdminProposalView {
  return {
    user: user_id,
    name: name ?? '',
    by: by ?? '',
    at: proposed_at.toISOString(),
    until: expires_at.toISOString(),
  }
}

export async function insertProposal(
  trx: Transaction<DB>,
  proposal: Insertable<DB['admin_proposals']>,
): Promise<void> {
  await trx.insertInto('admin_proposals').values(proposal).execute()
}

export async function deleteProposal(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('admin_proposals').where('user_id', '=', userId).execute()
}

/** Returns whom they were about. */
export async function deleteLapsedProposals(trx: Transaction<DB>, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('admin_proposals')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'admin_proposals.proposed_by')
            .where((of) => of.or([of('is_admin', '=', false), of('deleted_at', 'is not', null)])),
        ),
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'admin_proposals.user_id')
            .where('deleted_at', 'is not', null),
        ),
      ]),
    )
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

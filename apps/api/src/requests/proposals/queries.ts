import { readableStatuses } from '@kakehashi/domain/documents/files'
import type { Proposals } from '@kakehashi/domain/proposals/propose'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { FileRow } from '../../documents/queries.ts'

/** Without those of documents that staff removed. */
export function listProposalsOf(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('document_proposals')
    .innerJoin('files', 'files.id', 'document_proposals.file_id')
    .select([
      'document_proposals.file_id',
      'document_proposals.template',
      'document_proposals.dates',
    ])
    .where('files.request_id', '=', requestId)
    .where('files.hidden_at', 'is', null)
    .orderBy('files.attached_at')
    .orderBy('files.id')
    .execute()
}

/** Documents of a request that no program has looked at yet. */
export function listUnread(db: Kysely<DB>, requestId: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll('files')
    .where('request_id', '=', requestId)
    .where('role', '=', 'document')
    .where('status', 'in', readableStatuses)
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('document_proposals')
            .select('document_proposals.file_id')
            .whereRef('document_proposals.file_id', '=', 'files.id'),
        ),
      ),
    )
    .orderBy('attached_at')
    .orderBy('id')
    .execute()
}

export async function insertProposals(
  trx: Transaction<DB>,
  fileId: string,
  { template, dates }: Proposals,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('document_proposals')
    .values({ file_id: fileId, template, dates: JSON.stringify(dates), made_at: now })
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute()
}

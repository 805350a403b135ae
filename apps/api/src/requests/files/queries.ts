import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { fullNameOf } from '../../db/full-name.ts'

export type RemovedFileRow = Awaited<ReturnType<typeof listRemovedFiles>>[number]

/** The files that staff removed and can still put back, with who removed them. */
export function listRemovedFiles(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('files')
    .innerJoin('users', 'users.id', 'files.hidden_by')
    .selectAll('files')
    .select(fullNameOf('users').as('hidden_by_name'))
    .where('files.request_id', '=', requestId)
    .where('files.hidden_at', 'is not', null)
    .where('files.removed_at', 'is', null)
    .orderBy('files.hidden_at', 'desc')
    .orderBy('files.id')
    .execute()
}

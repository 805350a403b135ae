import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { listKeyIds } from '../storage/vault.ts'
import type { FileRow } from './queries.ts'

/** Files that wait for their virus scan, oldest first. */
export function listPending(db: Kysely<DB>, limit: number): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('status', '=', 'pending')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Pictures that should have a preview by now, oldest first. */
export function listMissingPreviews(
  db: Kysely<DB>,
  before: Date,
  limit: number,
): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('drawing', '=', 'waiting')
    .where('removed_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Uploads that were never attached to a request. The tray keeps its documents longer. */
export function listUnusedUploads(db: Kysely<DB>, before: Date, limit: number): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('request_id', 'is', null)
    .where('uploader_id', 'is not', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Files that staff removed from a request long ago, unless an owner keeps its documents. */
export function listHiddenFiles(db: Kysely<DB>, before: Date, limit: number): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('hidden_at', '<=', before)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('requests')
            .select('requests.id')
            .whereRef('requests.id', '=', 'files.request_id')
            .where('requests.is_on_hold', '=', true),
        ),
      ),
    )
    .orderBy('hidden_at')
    .limit(limit)
    .execute()
}

/**
 * The given object keys that a file, a preview, a copy, a proof copy, an export, an import or a
 * certificate refers to.
 */
export async function listKnownKeys(db: Kysely<DB>, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('object_key')
    .where('object_key', 'in', keys)
    .unionAll(db.selectFrom('previews').select('object_key').where('object_key', 'in', keys))
    .unionAll(db.selectFrom('copies').select('object_key').where('object_key', 'in', keys))
    .unionAll(db.selectFrom('proof_pictures').select('object_key').where('object_key', 'in', keys))
    .unionAll(
      db
        .selectFrom('exports')
        .select((eb) => eb.ref('object_key').$notNull().as('object_key'))
        .where('object_key', 'in', keys),
    )
    .unionAll(
      db
        .selectFrom('imports')
        .select((eb) => eb.ref('object_key').$notNull().as('object_key'))
        .where('object_key', 'in', keys),
    )
    .unionAll(
      db.selectFrom('certificate_papers').select('object_key').where('object_key', 'in', keys),
    )
    .execute()
  return new Set(rows.map((row) => row.object_key))
}

/** Files whose key is wrapped with the given office key. */
export function listWrappedBy(trx: Transaction<DB>, keyId: string, limit: number) {
  return trx
    .selectFrom('files')
    .select(['id', 'key_id', 'wrapped_key'])
    .where('key_id', '=', keyId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}

/** Office keys that are still in use by files. */
export function listFileKeyIds(db: Kysely<DB>): Promise<string[]> {
  return listKeyIds((last) =>
    db
      .selectFrom('files')
      .select('key_id')
      .where('removed_at', 'is', null)
      .where('key_id', '>', last)
      .orderBy('key_id')
      .limit(1)
      .executeTakeFirst(),
  )
}

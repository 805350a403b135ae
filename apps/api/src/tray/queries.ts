import { mostTrayDocuments } from '@kakehashi/domain/counter/tray'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type TrayRow = Awaited<ReturnType<typeof listTrayDocuments>>[number]
export type FolderState = Selectable<DB['scanner_folder']>

/** False if the tray has this very document already. */
export async function insertTrayDocument(
  trx: Transaction<DB>,
  document: Insertable<DB['tray_documents']>,
): Promise<boolean> {
  const result = await trx
    .insertInto('tray_documents')
    .values(document)
    .onConflict((conflict) => conflict.column('sha256').where('taken_at', 'is', null).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

function waitingFiles(db: Kysely<DB>) {
  return db
    .selectFrom('tray_documents')
    .innerJoin('files', 'files.id', 'tray_documents.file_id')
    .selectAll('files')
    .select('put_aside_at')
    .where('taken_at', 'is', null)
}

/**
 * Newest first. Those that were put aside come last, so that however many there are, none of the
 * others is left out.
 */
export function listTrayDocuments(db: Kysely<DB>) {
  return waitingFiles(db)
    .orderBy(sql`put_aside_at is not null`)
    .orderBy('arrived_at', 'desc')
    .orderBy('file_id', 'desc')
    .limit(2 * mostTrayDocuments)
    .execute()
}

/** Those that were put aside need no room, so that a clerk can make some. */
export async function findRoom(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('tray_documents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('taken_at', 'is', null)
    .where('put_aside_at', 'is', null)
    .executeTakeFirstOrThrow()
  return mostTrayDocuments - Number(count)
}

export function findTrayDocument(db: Kysely<DB>, fileId: string): Promise<TrayRow | undefined> {
  return waitingFiles(db).where('file_id', '=', fileId).executeTakeFirst()
}

/** False if it has left the tray. */
export async function savePutAside(
  trx: Transaction<DB>,
  fileId: string,
  putAsideAt: Date | null,
): Promise<boolean> {
  const result = await trx
    .updateTable('tray_documents')
    .set({ put_aside_at: putAsideAt })
    .where('file_id', '=', fileId)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False if it is not in the tray, or somebody else has taken it. */
export async function saveTaken(
  trx: Transaction<DB>,
  fileId: string,
  clerkId: string,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('tray_documents')
    .set({ taken_at: now, put_aside_at: null })
    .where('file_id', '=', fileId)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await trx.updateTable('files').set({ uploader_id: clerkId }).where('id', '=', fileId).execute()
  return true
}

/**
 * The document that the tray has already arrives again, also if somebody has put it aside. False if
 * it has left the tray meanwhile.
 */
export async function bringBack(
  trx: Transaction<DB>,
  sha256: Buffer,
  arrivedAt: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('tray_documents')
    .set({ put_aside_at: null, arrived_at: arrivedAt })
    .where('sha256', '=', sha256)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function listOldTrayDocuments(
  db: Kysely<DB>,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tray_documents')
    .select('file_id')
    .where('taken_at', 'is', null)
    .where('arrived_at', '<=', before)
    .orderBy('arrived_at')
    .limit(limit)
    .execute()
  return rows.map(({ file_id }) => file_id)
}

/** Undefined if it was taken, or scanned again, in the meantime. */
export function deleteOldTrayDocument(
  trx: Transaction<DB>,
  fileId: string,
  before: Date,
): Promise<{ file_id: string } | undefined> {
  return trx
    .deleteFrom('tray_documents')
    .where('file_id', '=', fileId)
    .where('taken_at', 'is', null)
    .where('arrived_at', '<=', before)
    .returning('file_id')
    .executeTakeFirst()
}

export function findFolderState(db: Kysely<DB>): Promise<FolderState | undefined> {
  return db.selectFrom('scanner_folder').selectAll().executeTakeFirst()
}

export async function saveFolderState(
  trx: Transaction<DB>,
  { refused, ...state }: Pick<FolderState, 'seen_at' | 'problem' | 'refused'>,
): Promise<void> {
  const row = { ...state, refused: JSON.stringify(refused) }
  await trx
    .insertInto('scanner_folder')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only_row').doUpdateSet(row))
    .execute()
}

/** The office has no scanner folder, or no longer. */
export async function forgetFolder(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('scanner_folder').execute()
}

/** One worker at a time looks after the folder. Gone at once if that worker is killed. */
export async function tryLockFolder(trx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('scanner folder', 0)) as is_locked`.execute(
    trx,
  )
  return rows[0]?.is_locked === true
}

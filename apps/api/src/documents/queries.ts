import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { removeFile } from './remove-files.ts'

export type FileRow = Selectable<DB['files']>

export function findFile(db: Kysely<DB>, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockFile(trx: Transaction<DB>, id: string): Promise<FileRow | undefined> {
  return trx.selectFrom('files').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insertFile(trx: Transaction<DB>, file: Insertable<DB['files']>): Promise<FileRow> {
  return trx.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow()
}

export function saveFile(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['files']>,
): Promise<FileRow> {
  return trx
    .updateTable('files')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether its uploader made it, and whether it is in the tray. */
export async function findOrigin(
  db: Kysely<DB>,
  id: string,
): Promise<{ isOwnFile: boolean; isInTray: boolean }> {
  const byLink = await db
    .selectFrom('upload_link_files')
    .select('file_id')
    .where('file_id', '=', id)
    .executeTakeFirst()
  const scanned = await db
    .selectFrom('tray_documents')
    .select('taken_at')
    .where('file_id', '=', id)
    .executeTakeFirst()
  return { isOwnFile: !byLink && !scanned, isInTray: scanned?.taken_at === null }
}

/**
 * Oldest first, without those that staff removed. Includes refused files, so that the customer sees
 * which one to send again.
 */
export function listFilesOf(db: Kysely<DB>, requestId: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('hidden_at', 'is', null)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('status', '=', 'refused')]))
    .orderBy('attached_at')
    .orderBy('id')
    .execute()
}

/** Its place among the files of its role, from 1. Removed ones count, so that it never changes. */
export async function placeOf(db: Kysely<DB>, file: FileRow): Promise<number> {
  if (file.request_id === null) return 1
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('request_id', '=', file.request_id)
    .where('role', '=', file.role)
    .where(sql<boolean>`(attached_at, id) <= (${file.attached_at}, ${file.id}::uuid)`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface Attachment {
  readonly fileId: string
  readonly requestId: string
  readonly role: FileRow['role']
  readonly actorId: string
  readonly now: Date
}

/**
 * Attaches the actor's own upload to a request; undefined if it cannot be attached. A translation
 * that is already attached to this request is accepted again.
 */
export async function attachFile(
  trx: Transaction<DB>,
  { fileId, requestId, role, actorId, now }: Attachment,
): Promise<FileRow | undefined> {
  const file = await lockFile(trx, fileId)
  const isUsable = file?.role === role && file.status !== 'refused' && file.removed_at === null
  if (!file || !isUsable || file.hidden_at !== null) return undefined
  if (role === 'translation' && file.request_id === requestId) {
    return file.withdrawn_at === null ? file : saveFile(trx, fileId, { withdrawn_at: null })
  }
  if (file.request_id !== null || file.uploader_id !== actorId) return undefined
  return saveFile(trx, fileId, { request_id: requestId, attached_at: now })
}

export async function removeFilesOf(
  trx: Transaction<DB>,
  requestId: string,
  now: Date,
): Promise<void> {
  const files = await trx
    .selectFrom('files')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const file of files) await removeFile(trx, file, now)
}

/** What a person has uploaded without attaching it to a request. */
export async function removeUploadsOf(
  trx: Transaction<DB>,
  uploaderId: string,
  now: Date,
): Promise<void> {
  const uploads = await trx
    .updateTable('files')
    .set({ name: '' })
    .where('uploader_id', '=', uploaderId)
    .where('request_id', 'is', null)
    .returningAll()
    .execute()
  for (const file of uploads) if (file.removed_at === null) await removeFile(trx, file, now)
}

export async function recordUpload(trx: Transaction<DB>, file: FileRow): Promise<void> {
  await recordEvent(trx, {
    kind: 'file.uploaded',
    at: file.created_at,
    actorId: file.uploader_id,
    subject: { kind: 'file', id: file.id },
    fields: [file.role],
  })
}

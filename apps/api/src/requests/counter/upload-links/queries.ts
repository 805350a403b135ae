import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { DB } from '../../../db/schema.gen.ts'
import type { FileRow } from '../../../documents/queries.ts'

export type UploadLinkRow = Selectable<DB['upload_links']>

export async function insertUploadLink(
  trx: Transaction<DB>,
  link: Insertable<DB['upload_links']>,
): Promise<UploadLinkRow> {
  return trx.insertInto('upload_links').values(link).returningAll().executeTakeFirstOrThrow()
}

/** Undefined for the link of another clerk. */
export function findUploadLink(
  db: Kysely<DB>,
  id: string,
  clerkId: string,
): Promise<UploadLinkRow | undefined> {
  return db
    .selectFrom('upload_links')
    .selectAll()
    .where('id', '=', id)
    .where('clerk_id', '=', clerkId)
    .executeTakeFirst()
}

export function findUploadLinkByToken(
  db: Kysely<DB>,
  tokenHash: Buffer,
): Promise<UploadLinkRow | undefined> {
  return db
    .selectFrom('upload_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Files that arrive at the same time wait for each other, and for the end of the link. */
export function lockUploadLink(
  trx: Transaction<DB>,
  id: string,
): Promise<UploadLinkRow | undefined> {
  return trx
    .selectFrom('upload_links')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function saveUploadLink(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['upload_links']>,
): Promise<UploadLinkRow> {
  return trx
    .updateTable('upload_links')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertLinkFile(
  trx: Transaction<DB>,
  linkId: string,
  fileId: string,
): Promise<void> {
  await trx.insertInto('upload_link_files').values({ link_id: linkId, file_id: fileId }).execute()
}

/** Also those that are in a request by now. */
export function listLinkFiles(db: Kysely<DB>, linkId: string): Promise<FileRow[]> {
  return db
    .selectFrom('upload_link_files')
    .innerJoin('files', 'files.id', 'upload_link_files.file_id')
    .selectAll('files')
    .where('link_id', '=', linkId)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('status', '=', 'refused')]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Nothing of a link is needed after its order was taken or forgotten. */
export async function deleteOldUploadLinks(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('upload_links').where('expires_at', '<=', before).execute()
}

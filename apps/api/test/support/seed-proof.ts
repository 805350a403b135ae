import { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import { holderOf } from '../../src/documents/key-holder.ts'
import { newObjectKey } from '../../src/storage/file-store.ts'
import type { Office } from './office.ts'

/** Stores a picture for the translation of a request, so that none has to be drawn. */
export async function seedProofPictures(
  { db, clock, files }: Office,
  requestId: string,
): Promise<{ readonly fileId: string; readonly sha256: Buffer }> {
  const { id: fileId, sha256 } = await db
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('request_id', '=', requestId)
    .where('role', '=', 'translation')
    .executeTakeFirstOrThrow()
  const now = clock.now()
  const bytes = Buffer.from('RIFF')
  const { sealed, ...key } = await files.vault.seal(
    Readable.from([bytes]),
    holderOf('proof_pictures', fileId),
  )
  const object_key = newObjectKey(now)
  await files.store.write(object_key, sealed)
  await db
    .insertInto('proof_pictures')
    .values({
      file_id: fileId,
      object_key,
      size: bytes.length,
      page_ends: [bytes.length],
      created_at: now,
      ...key,
    })
    .execute()
  return { fileId, sha256 }
}

/** Inserts a proof copy that the customer has not answered, with a remark that nobody has settled. */
export async function seedProof(
  office: Office,
  requestId: string,
  sentBy: string,
): Promise<{ readonly proofId: string; readonly remarkId: string }> {
  const { db, clock } = office
  const { fileId, sha256 } = await seedProofPictures(office, requestId)
  const [proofId, remarkId] = [uuidv7(), uuidv7()]
  const now = clock.now()
  await db
    .insertInto('proofs')
    .values({
      id: proofId,
      request_id: requestId,
      file_id: fileId,
      sha256,
      sent_at: now,
      sent_by: sentBy,
      mailed_at: now,
    })
    .execute()
  await db
    .insertInto('proof_remarks')
    .values({
      id: remarkId,
      request_id: requestId,
      proof_id: proofId,
      remark: 'Should this say Uruma?',
      made_at: now,
    })
    .execute()
  return { proofId, remarkId }
}

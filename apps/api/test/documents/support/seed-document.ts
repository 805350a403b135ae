import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { Office } from '../../support/office.ts'
import { samplePicture } from '../../support/pictures.ts'
import { seedRequest } from '../../support/seed-request.ts'
import { holderOf } from '../../../src/documents/key-holder.ts'
import { newObjectKey } from '../../../src/storage/file-store.ts'
import { drawPreview } from '../../../src/documents/previews/draw-preview.ts'
import { insertDerived } from '../../../src/documents/previews/queries.ts'
import { insertFile } from '../../../src/documents/queries.ts'
import { makePdf } from './make-pdf.ts'

/** Inserts a request of the customer with a document, and stores its bytes. */
export async function seedDocument(office: Office, customerId: string): Promise<string> {
  const { db, clock, files } = office
  const now = clock.now()
  const bytes = makePdf()
  const request_id = await seedRequest(office, customerId)
  const id = uuidv7()
  const { sealed, ...kept } = await files.vault.seal(Readable.from([bytes]), holderOf('files', id))
  const object_key = newObjectKey(now)
  await files.store.write(object_key, sealed)
  const file = await db.transaction().execute((trx) =>
    insertFile(trx, {
      id,
      uploader_id: customerId,
      role: 'document',
      request_id,
      attached_at: now,
      name: 'sample.pdf',
      media_type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      object_key,
      status: 'not-scanned',
      created_at: now,
      ...kept,
    }),
  )
  return file.id
}

/** Like `seedDocument`, with a preview. */
export async function seedPhotograph(office: Office, customerId: string): Promise<string> {
  const { db, clock, files } = office
  const now = clock.now()
  const file_id = await seedDocument(office, customerId)
  const drawn = await drawPreview(await samplePicture(), 'image/png')
  const holder = holderOf('previews', file_id)
  const { sealed, ...kept } = await files.vault.seal(Readable.from([drawn]), holder)
  const object_key = newObjectKey(now)
  await files.store.write(object_key, sealed)
  await db.transaction().execute((trx) =>
    insertDerived(trx, 'previews', {
      file_id,
      object_key,
      size: drawn.length,
      created_at: now,
      ...kept,
    }),
  )
  return file_id
}

import { Readable } from 'node:stream'
import { keepDocument } from './store-document.ts'
import { newObjectKey } from '../../../src/documents/object-key.ts'
import type { Office } from '../../support/office.ts'
import { samplePicture } from '../../support/pictures.ts'
import { drawPreview } from '../../../src/documents/previews/draw-preview.ts'
import { insertPreview } from '../../../src/documents/previews/queries.ts'

/** A document of one of this customer's requests that has been drawn. */
export async function keepPhotograph(office: Office, customerId: string): Promise<string> {
  const { db, clock, files } = office
  const now = clock.now()
  const file_id = await keepDocument(office, customerId)
  const drawn = await drawPreview(await samplePicture(), 'image/png')
  const { sealed, ...kept } = await files.vault.seal(Readable.from([drawn]))
  const object_key = newObjectKey(now)
  await files.store.write(object_key, sealed)
  await db
    .transaction()
    .execute((trx) =>
      insertPreview(trx, { file_id, object_key, size: drawn.length, created_at: now, ...kept }),
    )
  return file_id
}

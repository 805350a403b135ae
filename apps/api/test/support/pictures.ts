import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { insertPicture } from '../../src/pictures/queries.ts'
import { storedMediaType } from '../../src/pictures/reencode.ts'
import type { Office } from './office.ts'

/** A plain PNG. */
export function samplePicture(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}

export function formWith(field: string, bytes: Uint8Array, name = 'picture.png'): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  return form
}

/** Inserts a picture for a service into the database. */
export async function seedPicture(office: Office, uploaderId: string): Promise<string> {
  const id = uuidv7()
  const bytes = await sharp(await samplePicture())
    .webp()
    .toBuffer()
  await office.db.transaction().execute((trx) =>
    insertPicture(trx, {
      id,
      kind: 'image',
      media_type: storedMediaType,
      bytes,
      uploader_id: uploaderId,
      created_at: office.clock.now(),
    }),
  )
  return id
}

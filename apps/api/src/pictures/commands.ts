import { picturePath } from '@kakehashi/contract/services/picture-path'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { insertPicture } from './queries.ts'
import type { PictureKind } from './encode-picture.ts'
import { reencode, storedMediaType } from './reencode.ts'

/** Returns the path of the saved picture. */
export async function savePicture(
  { db, clock }: Deps,
  upload: IncomingFile,
  kind: PictureKind,
  uploaderId: string,
): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of upload.content) chunks.push(chunk)
  const bytes = await reencode(Buffer.concat(chunks), kind)
  const id = uuidv7()
  await db.transaction().execute((trx) =>
    insertPicture(trx, {
      id,
      kind,
      media_type: storedMediaType,
      bytes,
      uploader_id: uploaderId,
      created_at: clock.now(),
    }),
  )
  return picturePath(id)
}

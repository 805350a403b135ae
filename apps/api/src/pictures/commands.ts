import { picturePath } from '@kakehashi/contract/picture-address'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { insertPicture } from './queries.ts'
import type { PictureKind } from './reencode.ts'
import { redraw, redrawnType } from './reencode.ts'

/** Takes a picture in and says under which address it will stand. */
export async function keepPicture(
  { db, clock }: Deps,
  upload: IncomingFile,
  kind: PictureKind,
  uploaderId: string,
): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of upload.content) chunks.push(chunk)
  const bytes = await redraw(Buffer.concat(chunks), kind)
  const id = uuidv7()
  await db.transaction().execute((trx) =>
    insertPicture(trx, {
      id,
      kind,
      media_type: redrawnType,
      bytes,
      uploader_id: uploaderId,
      created_at: clock.now(),
    }),
  )
  return picturePath(id)
}

import { forsakenAfterHours } from '@kakehashi/contract/limits'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { listForsakenPictures, removePictureIfForsaken } from './queries.ts'

/** What was sent and never given to a service, or has made room for another, is nobody's any more. */
export async function removeForsakenPictures(db: Database, now: Date): Promise<void> {
  const before = after(now, -forsakenAfterHours * duration.hour)
  for (const id of await listForsakenPictures(db, before)) {
    await db.transaction().execute((trx) => removePictureIfForsaken(trx, id))
  }
}

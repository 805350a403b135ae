import { v7 as uuidv7 } from 'uuid'
import type { Office } from './office.ts'

/** Inserts an original that is in the house directly into the database. */
export async function seedOriginal(
  { db, clock }: Office,
  requestId: string,
  receivedBy: string,
  { description = 'Birth certificate, State of Ohio', shelf = 'B-14' } = {},
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('originals')
    .values({
      id,
      request_id: requestId,
      description,
      pages: 1,
      shelf,
      received_at: clock.now(),
      received_by: receivedBy,
    })
    .execute()
  return id
}

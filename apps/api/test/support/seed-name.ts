import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import { v7 as uuidv7 } from 'uuid'
import type { Office } from './office.ts'

const marriage: NameEntry = { kind: 'date', label: 'Marriage', day: '2020-10-05' }

/** Inserts an entry that nobody has confirmed directly into the database. */
export async function seedName(
  { db, clock }: Office,
  requestId: string,
  changedBy: string,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('name_entries')
    .values({
      id,
      request_id: requestId,
      entry: JSON.stringify(marriage),
      created_at: clock.now(),
      changed_at: clock.now(),
      changed_by: changedBy,
    })
    .execute()
  return id
}

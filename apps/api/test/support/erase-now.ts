import { erasePeople } from '../../src/jobs/erase-people.ts'
import type { Office } from './office.ts'

/** As if the days had passed in which the deletion of a person can be stopped. */
export async function eraseNow({ db, clock }: Office, userId: string): Promise<void> {
  const now = clock.now()
  await db.updateTable('users').set({ erase_at: now }).where('id', '=', userId).execute()
  await erasePeople(db, now)
}

import type { OptionalNotice } from '@kakehashi/domain/request/notices'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record.ts'
import { saveUser } from './people/queries.ts'
import { lockCurrentUser } from './people/get-user.ts'

/** Mutes exactly the given notices; all others are sent again. */
export async function chooseNotices(
  { db, clock }: Deps,
  userId: string,
  off: readonly OptionalNotice[],
): Promise<OptionalNotice[]> {
  return db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, userId)
    const chosen = [...new Set(off)].toSorted((one, other) => one.localeCompare(other))
    if (chosen.join() === user.muted_notices.join()) return chosen
    await saveUser(trx, userId, { muted_notices: chosen })
    await recordEvent(trx, {
      kind: 'user.notices-chosen',
      at: clock.now(),
      actorId: userId,
      subject: { kind: 'user', id: userId },
      fields: ['muted_notices'],
    })
    return chosen
  })
}

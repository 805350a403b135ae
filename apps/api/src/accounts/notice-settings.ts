import type { BodyOf, ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { chooseNotices as chooseNoticesCall } from '@kakehashi/contract/requests/notices'
import { may } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../deps.ts'
import { changedFields, recordEvent } from '../events/record.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { demand } from '../refusal.ts'
import { saveUser, type UserRow } from './people/queries.ts'
import { lockCurrentUser } from './people/get-user.ts'

type Choices = BodyOf<typeof chooseNoticesCall>

/** Mutes exactly the given notices; all others are sent again. */
export async function chooseNotices(
  { db, clock }: Deps,
  { off, morningMail }: Choices,
  { actor }: AuthContext,
): Promise<ReplyOf<typeof chooseNoticesCall>> {
  demand(morningMail !== true || may(actor, 'requests.list'), 'forbidden')
  return db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, actor.id)
    const muted = [...new Set(off)].toSorted((one, other) => one.localeCompare(other))
    const isSame = muted.join() === user.muted_notices.join()
    const chosen = {
      muted_notices: isSame ? user.muted_notices : muted,
      morning_mail: morningMail ?? user.morning_mail,
    }
    const fields = changedFields(user, chosen)
    if (fields.length === 0) return toNoticeChoices(user)
    await saveUser(trx, actor.id, chosen)
    await recordEvent(trx, {
      kind: 'user.notices-chosen',
      at: clock.now(),
      actorId: actor.id,
      subject: { kind: 'user', id: actor.id },
      fields,
    })
    return toNoticeChoices({ ...user, ...chosen })
  })
}

export function toNoticeChoices(
  user: Pick<UserRow, 'muted_notices' | 'morning_mail' | 'is_admin'>,
): ReplyOf<typeof chooseNoticesCall> {
  return { off: user.muted_notices, ...(user.is_admin && { morningMail: user.morning_mail }) }
}

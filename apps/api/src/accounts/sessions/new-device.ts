import { deviceOf } from '@kakehashi/domain/people/device-name'
import { networkOf } from '@kakehashi/domain/people/failed-sign-ins'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { addToCount, limits, readCount } from '../../throttle.ts'
import type { UserRow } from '../people/queries.ts'

/** Tells the person about a sign-in in a browser that their account was not used in before. */
export async function reportNewDevice(
  trx: Transaction<DB>,
  user: UserRow,
  caller: { readonly address: string; readonly userAgent: string },
  now: Date,
): Promise<void> {
  const eventId = await recordEvent(trx, {
    kind: 'session.new-device',
    at: now,
    actorId: user.id,
    subject: { kind: 'user', id: user.id },
  })
  const counted = { limit: limits.newDeviceMail, of: user.id }
  const { count } = await readCount(trx, now, counted)
  // A browser that forgets its cookies is new each time; the list of sessions still shows it.
  if (count >= limits.newDeviceMail.most) return
  await addToCount(trx, now, counted, 1)
  await enqueueMail(trx, eventId, {
    kind: 'new-device',
    userId: user.id,
    at: now.toISOString(),
    ...deviceOf(caller.userAgent),
    network: networkOf(caller.address),
  })
}

import { dayAt } from '@kakehashi/domain/calendar/day'
import type { WaitingNumberState } from '@kakehashi/domain/counter/waiting-number'
import type { Transaction } from 'kysely'
import type { DB } from '../../src/db/schema.gen.ts'
import { getTimeZone } from '../../src/office/queries.ts'
import { insertWaitingNumber, nextNumberOf } from '../../src/waiting-numbers/queries.ts'
import type { Office } from './office.ts'

/** A number of today that waits or is called to counter 1, in an office that gives numbers. */
export async function seedWaitingNumber(
  office: Office,
  state: WaitingNumberState = 'waiting',
): Promise<string> {
  const now = office.clock.now()
  const day = dayAt(now, await getTimeZone(office.db))
  await office.changeSetting('waitingNumbers', true)
  const row = await office.db.transaction().execute(async (trx) => {
    const number = await nextNumberOf(trx, day)
    if (state === 'called') await freeCounter(trx)
    return insertWaitingNumber(trx, {
      id: crypto.randomUUID(),
      day,
      number,
      state,
      given_at: now,
      ...(state === 'called' && { counter: 1, first_called_at: now, called_at: now }),
    })
  })
  return row.id
}

/** Whoever else was called to it may have been seeded at the same time. */
async function freeCounter(trx: Transaction<DB>): Promise<void> {
  await trx
    .deleteFrom('waiting_numbers')
    .where('state', '=', 'called')
    .where('counter', '=', 1)
    .execute()
}

/** The days first: whoever takes a number at the same time waits, and begins with 1. */
export async function forgetWaitingNumbers(office: Office): Promise<void> {
  await office.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('waiting_number_days').execute()
    await trx.deleteFrom('waiting_numbers').execute()
  })
}

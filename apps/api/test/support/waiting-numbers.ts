import { dayAt } from '@kakehashi/domain/calendar/day'
import type { WaitingNumberState } from '@kakehashi/domain/counter/waiting-number'
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
  const row = await office.db.transaction().execute(async (trx) =>
    insertWaitingNumber(trx, {
      id: crypto.randomUUID(),
      day,
      number: await nextNumberOf(trx, day),
      state,
      given_at: now,
      ...(state === 'called' && { counter: 1, first_called_at: now, called_at: now }),
    }),
  )
  return row.id
}

export async function forgetWaitingNumbers(office: Office): Promise<void> {
  await office.db.deleteFrom('waiting_numbers').execute()
  await office.db.deleteFrom('waiting_number_days').execute()
}

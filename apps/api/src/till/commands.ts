import type {
  closeTill as closeCall,
  moveCash as moveCall,
  openTill as openCall,
} from '@kakehashi/contract/till'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import { cashUnits, countedSum } from '@kakehashi/domain/payments/cash'
import {
  expectedSums,
  needsExplanation,
  type TillCount,
  tillDifference,
} from '@kakehashi/domain/payments/till'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { demandOpenMonth } from '../books/demand-open-month.ts'
import type { DB } from '../db/schema.gen.ts'
import { refuseDuplicate } from '../db/unique-violation.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import * as queries from './queries.ts'

const sumsOf = ({ usd, jpy }: TillCount) => ({
  usd: countedSum('usd', usd),
  jpy: countedSum('jpy', jpy),
})

export async function openTill(
  trx: Transaction<DB>,
  { yenRate, usd, jpy }: BodyOf<typeof openCall>,
  actorId: string,
  now: Date,
): Promise<void> {
  await demandOpenMonth(trx, now)
  const id = uuidv7()
  const opening = sumsOf({ usd, jpy })
  await refuseDuplicate('open_till', new Refusal('till-open-already'), () =>
    queries.insertTill(trx, {
      id,
      opened_at: now,
      opened_by: actorId,
      yen_rate: yenRate,
      opening_count: JSON.stringify({ usd, jpy }),
      opening_cents: opening.usd,
      opening_yen: opening.jpy,
    }),
  )
  await report(trx, 'till.opened', id, actorId, now)
}

export async function moveCash(
  trx: Transaction<DB>,
  { currency, amount, reason }: BodyOf<typeof moveCall>,
  actorId: string,
  now: Date,
): Promise<void> {
  await demandOpenMonth(trx, now)
  const till = await queries.lockOpenTill(trx, 'add an entry')
  if (!till) throw new Refusal('till-not-open')
  const units = cashUnits(currency, amount)
  if (units === undefined || units === 0) {
    throw new Refusal('invalid-fields', { fields: { amount: 'amount-format' } })
  }
  await queries.insertMovement(trx, {
    id: uuidv7(),
    till_id: till.id,
    currency,
    amount: units,
    reason,
    at: now,
    actor_id: actorId,
  })
  await report(trx, 'till.cash-moved', till.id, actorId, now)
}

/** What was expected is stored, so that a closed till never changes. */
export async function closeTill(
  trx: Transaction<DB>,
  { till: tillId, usd, jpy, terminal, reason }: BodyOf<typeof closeCall>,
  actorId: string,
  now: Date,
): Promise<void> {
  const till = await queries.lockOpenTill(trx, 'close it')
  if (till?.id !== tillId) throw new Refusal('till-not-open')
  const expected = await expectedIn(trx, till)
  const counted = sumsOf({ usd, jpy })
  const isDifferent = needsExplanation(tillDifference(counted, expected))
  demand(!isDifferent || reason !== '', 'till-reason-required')
  await queries.saveTill(trx, till.id, {
    closed_at: now,
    closed_by: actorId,
    closing_count: JSON.stringify({ usd, jpy }),
    expected_cents: expected.usd,
    expected_yen: expected.jpy,
    counted_cents: counted.usd,
    counted_yen: counted.jpy,
    terminal_cents: terminal,
    difference_reason: reason || null,
  })
  await report(trx, 'till.closed', till.id, actorId, now)
}

async function expectedIn(trx: Transaction<DB>, till: queries.TillRow) {
  const opening = { usd: till.opening_cents, jpy: till.opening_yen }
  const cash = await queries.cashSums(trx, till.id)
  return expectedSums(opening, cash, await queries.movementSums(trx, till.id))
}

async function report(
  trx: Transaction<DB>,
  kind: 'till.opened' | 'till.cash-moved' | 'till.closed',
  id: string,
  actorId: string,
  now: Date,
): Promise<void> {
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'till', id } })
  await publishChange(trx, { type: 'Till' }, [])
}

import type { Actor } from '@kakehashi/domain/people/permissions'
import { noRoles } from '@kakehashi/domain/people/roles'
import type { Command } from '@kakehashi/domain/request/commands'
import { stages } from '@kakehashi/domain/request/stage'
import type { Transaction } from 'kysely'
import { type Random, seededRandom } from '../../sample-office/random.ts'
import { duration } from '../../src/clock.ts'
import type { DB } from '../../src/db/schema.gen.ts'
import { applyRetention } from '../../src/jobs/apply-retention.ts'
import { deleteUser } from '../../src/privacy/delete-user.ts'
import { Refusal } from '../../src/refusal.ts'
import { advanceRequest } from '../../src/requests/commands.ts'
import { undoMove } from '../../src/requests/moves/undo.ts'
import { findRequest, type RequestRow, saveRequest } from '../../src/requests/queries.ts'
import { eraseNow } from '../support/erase-now.ts'
import type { Office } from '../support/office.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'
import { seedOpenTill } from '../support/till.ts'

export interface HistoryPeople {
  readonly owner: string
  readonly translators: string[]
  readonly customers: string[]
}

/** Does things at random that change figures; many of them are refused. Returns what was done. */
export async function liveThrough(
  office: Office,
  people: HistoryPeople,
  count: number,
  seed: number,
) {
  const random = seededRandom(seed)
  const actor: Actor = {
    ...noRoles,
    id: people.owner,
    isAdmin: true,
    isOwner: true,
    signInRequirement: null,
  }
  const done = new Map<string, number>()
  const ids: string[] = []
  await seedOpenTill(office, people.owner)
  for (let step = 0; step < count; step += 1) {
    const hours = random.happens(0.1) ? random.between(10, 90) : random.fraction() * 4
    office.clock.advance(hours * duration.hour)
    const name = await act(office, people, actor, ids, random)
    done.set(name, (done.get(name) ?? 0) + 1)
  }
  return done
}

async function act(
  office: Office,
  people: HistoryPeople,
  actor: Actor,
  ids: string[],
  random: Random,
): Promise<string> {
  const now = office.clock.now()
  if (ids.length < 3 || random.happens(0.1)) {
    ids.push(await seedRequest(office, random.pick(people.customers), { createdAt: now }))
    return 'order'
  }
  if (random.happens(0.02)) return (await changePerson(office, people, actor, random)) ?? 'nothing'
  if (random.happens(0.02)) {
    office.clock.advance(100 * duration.day)
    await applyRetention(office.db, office.clock.now())
    return 'retention'
  }
  const id = random.pick(ids)
  const row = await findRequest(office.db, id)
  if (!row) return 'nothing'
  try {
    return await office.db
      .transaction()
      .execute((trx) => changeRequest(office, trx, row, people, actor, random))
  } catch (error) {
    if (error instanceof Refusal) return 'refusal'
    throw error
  }
}

async function changeRequest(
  office: Office,
  trx: Transaction<DB>,
  row: RequestRow,
  people: HistoryPeople,
  actor: Actor,
  random: Random,
): Promise<string> {
  const now = office.clock.now()
  const requestId = row.id
  if (row.held_move_id !== null && random.happens(0.3)) {
    // Within its time, which the steps of hours are always beyond.
    const move = { requestId, moveId: row.held_move_id }
    await undoMove(trx, move, actor, row.held_until ? new Date(row.held_until.getTime() - 1) : now)
    return 'undone'
  }
  if (random.happens(0.02)) {
    // As a customer of the counter who takes an order into an account.
    await saveRequest(trx, requestId, { user_id: random.pick(people.customers) })
    return 'claimed'
  }
  const command = await nextCommand(office, trx, row, people, random)
  const input = { requestId, command, seenVersion: undefined, undoSeconds: random.pick([0, 20]) }
  await advanceRequest(trx, input, actor, now)
  return command.kind
}

/** More often than not what usually comes next. */
async function nextCommand(
  office: Office,
  trx: Transaction<DB>,
  row: RequestRow,
  people: HistoryPeople,
  random: Random,
): Promise<Command> {
  const fileOf = () => seedFile(office, people.owner, 'translation')
  const usual = {
    quote: () => quoteOf(random),
    payment: () => random.pick([paymentOf(row, random), { kind: 'completePayment' as const }]),
    translate: async () =>
      random.happens(0.4)
        ? { kind: 'assignTranslator' as const, translatorId: random.pick(people.translators) }
        : { kind: 'submitTranslation' as const, fileId: await fileOf() },
    review: () =>
      random.happens(0.3)
        ? { kind: 'returnToTranslator' as const, reason: 'A date', fileId: null }
        : { kind: 'continueReview' as const, fileId: null },
    delivery: () => ({ kind: 'deliver' as const }),
    complete: () => paymentOf(row, random),
  }
  if (row.closed_at !== null && random.happens(0.5)) return { kind: 'reopen' }
  if (random.happens(0.65)) return usual[row.stage]()
  const version = Math.max(1, row.quote_version)
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', row.id)
    .where('corrects_id', 'is', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('payments')
        .select(eb.ref('corrects_id').$notNull().as('id'))
        .where('corrects_id', 'is not', null),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return random.pick<() => Command>([
    () => quoteOf(random),
    () => paymentOf(row, random),
    () => ({ kind: 'recordPaid', paidCents: random.pick([0, 2_000, row.total_cents]) }),
    () => ({ kind: 'declineQuote', quoteVersion: version, reason: 'Too much' }),
    () => ({ kind: 'acceptQuote', quoteVersion: version }),
    () => ({
      kind: 'recordRefund',
      refundCents: 1_000,
      reason: 'One page less',
      lowersPrice: random.happens(0.5),
      ...(random.happens(0.7) && { method: random.pick(['card', 'cash-usd'] as const) }),
    }),
    () =>
      payment
        ? {
            kind: 'correctPayment',
            paymentId: payment.id,
            differenceCents: payment.difference_cents,
            reason: 'Twice',
          }
        : { kind: 'completePayment' },
    () => ({
      kind: 'stepBack',
      from: random.happens(0.9) ? row.stage : random.pick(stages),
      reason: 'A mistake',
    }),
    () => ({ kind: 'close', reason: 'Not needed' }),
    () => ({ kind: 'reopen' }),
    () => ({
      kind: 'promise',
      day: random.pick(['2026-12-01', '2027-02-01', '2027-06-01']),
      reason: '',
    }),
    () => ({ kind: 'withdrawTranslation' }),
    () => ({ kind: 'releaseTranslation' }),
  ])()
}

function quoteOf(random: Random): Command {
  const totalCents = random.pick([3_000, 6_000, 12_345])
  return { kind: 'submitQuote', depositCents: random.pick([0, 1_500, totalCents]), totalCents }
}

function paymentOf(row: RequestRow, random: Random): Command {
  const left = Math.max(100, row.total_cents - row.paid_cents)
  const receivedCents = random.happens(0.5) ? left : Math.ceil(left / 2)
  const method = random.pick(['card', 'cash-usd', 'cash-jpy', 'other'] as const)
  return {
    kind: 'receivePayment',
    receivedCents,
    method,
    ...(method === 'cash-jpy' && { yenRate: 154_00 }),
  }
}

/** A customer or translator is deleted, perhaps erased; somebody else takes their place. */
async function changePerson(office: Office, people: HistoryPeople, actor: Actor, random: Random) {
  const isTranslator = random.happens(0.3)
  const group = isTranslator ? people.translators : people.customers
  const index = random.between(0, group.length - 1)
  const id = group[index]
  if (id === undefined) return undefined
  if (random.happens(0.3)) {
    const branch = random.pick(['ARMY', 'COAST GUARD', 'OTHER'] as const)
    await office.db.updateTable('users').set({ branch }).where('id', '=', id).execute()
    return 'moved'
  }
  const { db, clock, officeSecret, files, publicUrl } = office
  const deps = {
    db,
    clock,
    officeSecret,
    files,
    publicUrl,
    uploadQuotas: undefined,
    undoSeconds: 0,
  }
  await deleteUser({ ...deps, onFailedSignIn: () => {} }, id, actor)
  if (random.happens(0.6)) await eraseNow(office, id)
  const { user } = await office.register()
  if (isTranslator) await office.setRoles(user._id, { isTranslator: true })
  group[index] = user._id
  return 'deleted'
}

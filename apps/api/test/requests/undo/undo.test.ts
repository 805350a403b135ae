import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { LiveListener } from '../../support/live-listener.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'
import { recount } from '../../counters/recount.ts'
import { make, moves } from './moves.ts'
import { openOfficeWithUndo, type OfficeWithUndo } from './office-with-undo.ts'

let at: OfficeWithUndo
beforeAll(async () => {
  at = await openOfficeWithUndo()
})
afterAll(() => at.office.close())

describe.each(moves)('$name', ({ name, from, to, toCustomer, toTranslator = [] }) => {
  test('is seen by staff at once, and by the customer with its mails when its time is over', async () => {
    const { mails, toTranslator: earlier, pages } = await at.moveTo(name)
    const live = await LiveListener.open(at.customer.browser)

    expect((await at.seen<OfficeView>(at.clerk)).stage).toBe(to)
    expect(await at.customersPages()).toEqual(pages)
    expect(await at.subjects(at.customer)).toEqual(mails)
    expect(await at.subjects(at.translator)).toEqual(earlier)
    expect(live.timesPublished(`Request ${at.id}`)).toBe(0)

    at.office.clock.advance(20 * duration.second)
    expect((await at.seen<CustomerView>(at.customer)).stage).toBe(to)
    const added = (await at.subjects(at.customer)).length - mails.length
    await live.until(() => live.timesPublished(`Request ${at.id}`) === 1)
    live.close()
    expect((await at.subjects(at.customer)).slice(0, added)).toEqual(toCustomer)
    const news = (await at.subjects(at.translator)).slice(0, toTranslator.length)
    expect(news).toEqual(toTranslator)
    expect((await at.subjects(at.translator)).length).toBe(earlier.length + toTranslator.length)
    expect((await at.seen<OfficeView>(at.clerk)).undo).toBeUndefined()
  })

  test('is undone as if it had not been, without a mail', async () => {
    const { mails, toTranslator: earlier, row, move, pages } = await at.moveTo(name)
    const payments = await at.payments()
    const { status } = await at.undo(at.owner, move)
    const again = await at.undo(at.clerk, move)
    at.office.clock.advance(duration.minute)

    expect([status, again.status]).toEqual([200, 200])
    const changes = { version: row.version + 2, last_event: 'undone', held_move_id: null }
    const { last_at, last_command, last_actor_id, quotes_made, ...rest } = await at.row()
    expect(rest).toEqual({ ...omitLast(row), ...changes })
    expect([last_at > row.last_at, last_command, last_actor_id]).toEqual([
      true,
      null,
      at.owner.user._id,
    ])
    expect(quotes_made).toBe(name === 'a quote' ? 1 : row.quotes_made)
    expect((await at.seen<CustomerView>(at.customer)).stage).toBe(from)
    expect(withoutVersions(await at.customersPages())).toEqual(withoutVersions(pages))
    expect(await at.subjects(at.customer)).toEqual(mails)
    expect(await at.subjects(at.translator)).toEqual(earlier)
    expect(await at.payments()).toEqual(payments)
    expect((await at.calls.eventsOf(at.id)).at(-1)).toBe('request.undone')
    const { stored, counted } = await recount(at.office.db)
    expect(stored).toEqual(counted)

    const { status: made } = await make(at.staff, at.id, name)
    expect(made).toBe(200)
  })
})

function omitLast(row: Awaited<ReturnType<OfficeWithUndo['row']>>) {
  const { last_at: _, last_command: _c, last_actor_id: _a, quotes_made: _q, ...rest } = row
  return rest
}

/** A version is never used twice, so it differs after an undo. */
function withoutVersions(pages: unknown): unknown {
  return JSON.parse(JSON.stringify(pages, (name, value) => (name === 'version' ? 0 : value)))
}

test('an undone quote stays in the history as withdrawn, and the next one has its own version', async () => {
  const { move } = await at.moveTo('a quote')
  await at.undo(at.clerk, move)
  await make(at.staff, at.id, 'a quote')
  const quotes = await at.office.db
    .selectFrom('quotes')
    .select(['version', 'withdrawn_at'])
    .where('request_id', '=', at.id)
    .orderBy('version')
    .execute()

  expect(quotes.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true, false])
  expect((await at.seen<OfficeView>(at.clerk)).quote?.version).toBe(2)
})

test('the note of an undone return is marked', async () => {
  const { move } = await at.moveTo('a return to the translator')
  await at.undo(at.clerk, move)
  const { notes } = await at.seen<OfficeView>(at.clerk)

  expect(notes.at(-1)?.comment).toBe('Undone: Returned to the translator: A name is wrong')
})

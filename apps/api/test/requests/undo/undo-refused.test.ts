import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { duration } from '../../../src/clock.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'
import { make } from './moves.ts'
import { openOfficeWithUndo, type OfficeWithUndo } from './office-with-undo.ts'

let at: OfficeWithUndo
beforeAll(async () => {
  at = await openOfficeWithUndo()
})
afterAll(() => at.office.close())

test('a move that somebody has acted on cannot be undone, and is told to the customer at once', async () => {
  const { move } = await at.moveTo('a quote')
  await at.owner.browser.send('PUT', `/api/requests/${at.id}/paid`, { paidAmount: 60 })
  const { status, body } = await at.undo(at.clerk, move)

  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'undo-too-late' })
  expect(await at.seen<CustomerView>(at.customer)).toMatchObject({
    stage: 'payment',
    paidAmount: 60,
  })
  expect(await at.subjects(at.customer)).toContain('your quote is ready')
})

test('after its time a move cannot be undone, and the message says what to do instead', async () => {
  const { move } = await at.moveTo('a quote')
  at.office.clock.advance(20 * duration.second)
  const { status, body } = await at.undo(at.clerk, move)

  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'undo-is-over' })
  expect(JSON.stringify(body)).toContain('Step back')
})

test('of two clerks who undo and act at once, one is refused', async () => {
  const { move, row } = await at.moveTo('a quote')
  const [undone, paid] = await Promise.all([
    at.undo(at.owner, move),
    at.clerk.browser.send('PUT', `/api/requests/${at.id}`, {
      isPaid: true,
      version: row.version + 1,
    }),
  ])

  const isUndone = undone.status === 200
  expect([undone.status, paid.status]).toEqual(isUndone ? [200, 409] : [409, 200])
  expect((await at.row()).stage).toBe(isUndone ? 'quote' : 'translate')
})

const close = () => at.customer.browser.send('PUT', `/api/requests/${at.id}/close`, {})

test('a customer who acts on what they still see is asked to wait a few seconds', async () => {
  const { move } = await at.moveTo('a quote')
  const { status, body, headers } = await close()
  expect([status, headers.get('retry-after')]).toEqual([409, '20'])
  expect(body).toMatchObject({ code: 'request-being-changed' })

  await at.undo(at.clerk, move)
  expect((await close()).status).toBe(200)
})

test('only those who may make a move may undo it', async () => {
  const { move } = await at.moveTo('a finished review')

  expect((await at.undo(at.customer, move)).status).toBe(403)
  expect((await at.undo(at.translator, move)).status).toBe(403)
  expect((await at.undo(await at.office.signedIn('customer'), move)).status).toBe(404)
})

test('the customer cannot download a translation before its move is seen', async () => {
  await at.moveTo('a finished review')
  const { translation } = await at.seen<OfficeView>(at.clerk)
  const download = async () => (await at.customer.browser.send('GET', `${translation}`)).status

  expect(await download()).toBe(404)
  at.office.clock.advance(20 * duration.second)
  expect(await download()).toBe(200)
})

test('an undo touches nothing of another request, and no other note', async () => {
  const { db } = at.office
  const { move } = await at.moveTo('a return to the translator')
  const id = at.id
  // The last one, because the way to a later stage takes more than 20 seconds.
  const { move: other } = await at.moveTo('a quote')
  const otherId = at.id
  at.about(id)
  const made = await db
    .selectFrom('request_moves')
    .select('at')
    .where('id', '=', move)
    .executeTakeFirstOrThrow()
  const reopened = JSON.stringify({ kind: 'reopened' })
  const note = { name: 'Kakehashi', author_id: null, created_at: made.at, comment: reopened }
  const notes = [
    { ...note, id: uuidv7(), request_id: otherId, is_system: true },
    { ...note, id: uuidv7(), request_id: id, is_system: false },
    { ...note, id: uuidv7(), request_id: id, is_system: true, created_at: new Date(0) },
  ]
  await db.insertInto('notes').values(notes).execute()
  expect((await at.undo(at.clerk, other)).status).toBe(404)
  expect((await at.undo(at.clerk, move)).status).toBe(200)

  const ids = notes.map((each) => each.id)
  const kept = await db.selectFrom('notes').select('comment').where('id', 'in', ids).execute()
  expect(kept.map(({ comment }) => comment)).toEqual([reopened, reopened, reopened])
  at.about(otherId)
  expect((await at.undo(at.clerk, other)).status).toBe(200)
  expect((await at.row()).stage).toBe('quote')
})

test('a step back is not a move that can be undone', async () => {
  await at.moveTo('a quote')
  await at.calls.put(at.clerk, at.id, '/step-back', { from: 'payment', reason: 'A mistake' })
  const move = await at.office.db
    .selectFrom('request_moves')
    .select('id')
    .where('request_id', '=', at.id)
    .where('kind', '=', 'stepBack')
    .executeTakeFirstOrThrow()

  expect((await at.undo(at.clerk, move.id)).status).toBe(404)
})

test('with the setting at 0 the customer sees every move at once', async () => {
  const office = await openOfficeWithStaff({ undoSeconds: 0 })
  const theirs = await office.office.signedIn('customer')
  const request = await office.calls.submitRequest(theirs)
  const { body } = await make(office, request._id, 'a quote')
  const { stage } = await office.calls.read<CustomerView>(theirs, request._id)
  await office.office.close()

  expect([body.undo, stage]).toEqual([undefined, 'payment'])
})

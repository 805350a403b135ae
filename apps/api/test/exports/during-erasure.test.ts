import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeExport } from '../../src/exports/write-export.ts'
import { erasePerson } from '../../src/privacy/erase-person.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedRequest } from '../support/seed-request.ts'
import { ask, fetchFile } from './support.ts'

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
})
afterAll(() => staff.office.close())

async function isAnybodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(
    staff.office.adminDb,
  )
  return rows.length > 0
}

test('an export that is asked for and begun while somebody is being erased is written without them', async () => {
  const { office, owner } = staff
  const { db, clock, files } = office
  const { user } = await office.signedIn('customer', { lastName: 'Erasedname' })
  await seedRequest(office, user._id, { stage: 'complete', paidCents: 10_000 })
  const now = clock.now()
  await db
    .updateTable('users')
    .set({ deleted_at: now, erase_at: now })
    .where('id', '=', user._id)
    .execute()

  const { id, written } = await db.transaction().execute(async (trx) => {
    await erasePerson(trx, user._id, now)
    const { body } = await ask(owner)
    const progress = { isOver: false }
    const writing = writeExport({ db, clock, files }, body._id, false).finally(() => {
      progress.isOver = true
    })
    while (!progress.isOver && !(await isAnybodyWaiting())) await wait(10)
    // Not awaited here: it may wait for the end of this transaction.
    return { id: body._id, written: { writing } }
  })
  await written.writing

  const { status, bytes } = await fetchFile(owner, id)
  expect(status).toBe(200)
  expect(bytes.toString()).not.toContain('Erasedname')
})

import { listHistory } from '@kakehashi/contract/history'
import * as contract from '@kakehashi/contract/imports'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { runImport } from '../../src/imports/run.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { erasePeople } from '../../src/jobs/erase-people.ts'
import type { OfficeWithStaff } from '../support/office-with-staff.ts'
import {
  checked,
  csvOf,
  fileOf,
  imported,
  openOfficeForImports,
  problemsOf,
  read,
  sampleCustomer,
  takenBack,
} from './support.ts'

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeForImports()
})
afterEach(() => staff.office.close())

const one = () => csvOf('customers', [sampleCustomer()])

async function eraseSomebody(): Promise<void> {
  const { office } = staff
  const { user } = await office.signedIn('customer')
  const change = { deleted_at: office.clock.now(), erase_at: office.clock.now() }
  await office.db.updateTable('users').set(change).where('id', '=', user._id).execute()
  await erasePeople(office.db, office.clock.now())
}

/** Begun, and the worker has not come to it yet. */
async function begun(lines = 1) {
  const { office, owner } = staff
  const content = csvOf(
    'customers',
    Array.from({ length: lines }, () => sampleCustomer()),
  )
  const { _id: id } = await checked(office, owner, 'customers', content)
  await owner.browser.call(contract.runImport, { params: { id } })
  return id
}

const namesListed = async () =>
  (await staff.owner.browser.call(contract.listImports)).body.map(({ name }) => name)

test('when somebody is erased, the names of all imported files are gone, whatever became of them', async () => {
  const { office, owner } = staff
  await imported(office, owner, 'customers', one())
  await checked(office, owner, 'customers', csvOf('customers', [{ email: 'no address' }]))
  const ready = await checked(office, owner, 'customers', one())
  const running = await begun()
  expect(await namesListed()).toEqual(Array(4).fill('old-system.csv'))

  await eraseSomebody()
  expect(await namesListed()).toEqual(Array(4).fill(undefined))
  expect(await read(owner, ready._id)).not.toHaveProperty('name')
  const { body } = await owner.browser.call(listHistory, { query: { group: 'data' } })
  expect(body.find(({ kind }) => kind === 'import.done')?.about).toEqual({
    kind: 'import',
    what: 'customers',
    rows: 1,
  })
  // What is being imported is finished.
  await office.runJobs()
  expect(await read(owner, running)).toMatchObject({ state: 'done', done: 1 })
})

test('the name of a file leaves with the file after a day, and when its import is taken back', async () => {
  const { office, owner } = staff
  const { _id: late } = await checked(office, owner, 'customers', one())
  office.clock.advance(25 * duration.hour)
  await deleteExpired(office.db, office.clock.now())
  const again = await office.signIn(owner.user.email, owner.password)
  expect(await read(again, late)).not.toHaveProperty('name')

  const { _id: done } = await imported(office, again, 'customers', one())
  expect(await read(again, done)).toHaveProperty('name')
  expect(await takenBack(office, again, done)).not.toHaveProperty('name')
})

test('an import that is not finished within a day is stopped, and can be taken back', async () => {
  const { office, owner } = staff
  const id = await begun(450)
  const { db, files, clock } = office
  let times = 0
  const dying = {
    now: () => {
      times += 1
      if (times === 2) throw new Error('killed')
      return clock.now()
    },
  }
  await expect(runImport({ db, files, clock: dying }, id, false)).rejects.toThrow('killed')
  clock.advance(25 * duration.hour)
  await deleteExpired(db, clock.now())

  expect(await fileOf(office, id)).toEqual({ object_key: null, state: 'stopped' })
  await office.runJobs()
  const again = await office.signIn(owner.user.email, owner.password)
  const stopped = await read(again, id)
  expect(stopped).toMatchObject({ state: 'stopped', done: 200, problems: 1 })
  expect(stopped).not.toHaveProperty('name')
  expect(problemsOf(stopped)).toHaveLength(1)
  const people = db.selectFrom('users').select('id').where('last_name', '=', 'Oshiro')
  expect(await people.execute()).toHaveLength(200)
  expect(await takenBack(office, again, id)).toMatchObject({ state: 'taken-back' })
})

test('an import that fails every time is given up within hours, not days', async () => {
  await begun()
  const { rows } = await sql<{ attempts: number }>`
    select max_attempts as attempts from graphile_worker.jobs where task_identifier = 'run-import'`.execute(
    staff.office.adminDb,
  )
  // The worker waits e to the power of the attempt in seconds, from the tenth on six hours.
  const pauses = Array.from({ length: (rows[0]?.attempts ?? 0) - 1 }, (_, index) =>
    Math.exp(Math.min(10, index + 1)),
  )
  const seconds = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(seconds).toBeGreaterThan(3600)
  expect(seconds).toBeLessThan(6 * 3600)
})

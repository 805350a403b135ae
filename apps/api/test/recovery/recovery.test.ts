import { leave } from '@kakehashi/contract/accounts/account-data'
import { updateProfile } from '@kakehashi/contract/accounts/users'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPassword } from '../../src/accounts/sessions/password.ts'
import { after, duration } from '../../src/clock.ts'
import type { Database } from '../../src/db/connection.ts'
import { lockFile } from '../../src/documents/queries.ts'
import { removeFile } from '../../src/documents/remove-files.ts'
import { deleteOrphanedObjects } from '../../src/jobs/delete-unused-files.ts'
import { createAnchoring, listAnchors } from '../../src/events/anchors.ts'
import { sealEvents } from '../../src/events/seal.ts'
import { verifyEvents } from '../../src/events/verify.ts'
import { createHistoryKeys } from '../../src/events/history-keys.ts'
import { recordEvent } from '../../src/events/record.ts'
import { newObjectName, writeEntry } from '../../src/recovery/journal.ts'
import { findUnknownEntry, keepJournal } from '../../src/recovery/keep-journal.ts'
import { eraseNow } from '../support/erase-now.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import { seedRequest } from '../support/seed-request.ts'
import { type OfficeWithBackup, openOfficeWithBackup } from './support/office-with-backup.ts'

let office: OfficeWithBackup
beforeEach(async () => {
  office = await openOfficeWithBackup()
})
afterEach(() => office.close())

const userRow = (id: string) =>
  office.restored().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a person who was erased after the backup is erased again', async () => {
  const { user } = await office.signedIn('customer', { firstName: 'Erasedname' })
  await office.backUp()
  expect((await userRow(user._id)).first_name).toBe('Erasedname')
  await office.db
    .updateTable('users')
    .set({ deleted_at: office.clock.now() })
    .where('id', '=', user._id)
    .execute()
  await eraseNow(office, user._id)
  await office.writeJournal()

  await office.recoverCopy()

  const row = await userRow(user._id)
  expect([row.first_name, row.email, row.erased_at !== null]).toEqual(['', '', true])
})

test('somebody who left after the backup is deleted again, and is not told twice', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  await office.backUp()
  await browser.call(leave, { body: { currentPassword: password } })
  await office.writeJournal()

  await office.recoverCopy()

  expect((await userRow(user._id)).deleted_at).not.toBeNull()
  const { rows } = await sql`select from graphile_worker._private_jobs
    where payload -> 'mail' ->> 'kind' = 'keep-account'`.execute(office.restored())
  expect(rows).toEqual([])
})

test('a role that was taken after the backup is taken again, and none is given', async () => {
  const admin = await office.signedIn('admin')
  const customer = await office.signedIn('customer')
  await office.backUp()
  await office.setRoles(admin.user._id, {})
  await office.setRoles(customer.user._id, { isAdmin: true })
  for (const { user } of [admin, customer]) await recordRoleChange(user._id)
  await office.writeJournal()

  await office.recoverCopy()

  expect((await userRow(admin.user._id)).is_admin).toBe(false)
  expect((await userRow(customer.user._id)).is_admin).toBe(false)
})

function recordRoleChange(id: string) {
  return office.db.transaction().execute(async (trx) => {
    const subject = { kind: 'user', id } as const
    await recordEvent(trx, {
      kind: 'user.roles-changed',
      at: office.clock.now(),
      actorId: null,
      subject,
    })
  })
}

test('a password that was replaced after the backup does not open the account', async () => {
  const { browser, user, password } = await office.signedIn('customer')
  await office.backUp()
  const { firstName, lastName, phone, email } = user
  const changed = await browser.call(updateProfile, {
    body: {
      firstName,
      lastName,
      phone,
      email,
      password: 'quiet harbour lantern 88',
      currentPassword: password,
    },
  })
  expect(changed.status).toBe(200)
  await office.writeJournal()

  await office.recoverCopy()

  const { password_hash } = await userRow(user._id)
  expect(await verifyPassword(password_hash, password)).toBe(false)
})

test('a file that was removed after the backup stays removed; one that was added is kept', async () => {
  const customer = await office.signedIn('customer')
  const path = await sendDocument(customer.browser)
  const [file] = await office.db.selectFrom('files').selectAll().execute()
  if (!file) throw new Error(`there is no file for ${path}`)
  await office.backUp()
  await office.db.transaction().execute(async (trx) => {
    const locked = await lockFile(trx, file.id)
    if (locked) await removeFile(trx, locked, office.clock.now())
  })
  await sendDocument(customer.browser)
  const added = await office.db
    .selectFrom('files')
    .select('object_key')
    .where('id', '<>', file.id)
    .executeTakeFirstOrThrow()
  await office.writeJournal()

  await office.recoverCopy()
  office.clock.advance(5 * duration.day)
  await deleteOrphanedObjects(office.restored(), office.files.store, office.clock.now())

  const { removed_at } = await office
    .restored()
    .selectFrom('files')
    .select('removed_at')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow()
  expect(removed_at).not.toBeNull()
  const [day = ''] = added.object_key.split('/')
  const kept: string[] = []
  for await (const key of office.files.store.list(day)) kept.push(key)
  expect(kept).toContain(added.object_key)
})

test('nobody is signed in afterwards, and no link works', async () => {
  await office.signedIn('owner')
  await office.runJobs()
  await office.backUp()
  expect(await office.restored().selectFrom('sessions').select('id').execute()).not.toEqual([])

  const lines = await office.recoverCopy()

  expect(lines[0]).toMatch(/^Ended [1-9]\d* sessions and took back \d+ links\.$/)
  expect(await office.restored().selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await office.restored().selectFrom('mailed_tokens').select('user_id').execute()).toEqual(
    [],
  )
})

test('an order number is never given twice', async () => {
  const { user } = await office.signedIn('customer')
  await seedRequest(office, user._id)
  await office.backUp()
  await seedRequest(office, user._id)
  await seedRequest(office, user._id)
  await office.writeJournal()

  await office.recoverCopy()

  const { last } = await office
    .restored()
    .selectFrom('order_numbers')
    .select('last')
    .executeTakeFirstOrThrow()
  expect(last).toBe(3)
})

test('processes notice that a database is older than its journal, until it is recovered', async () => {
  const { user } = await office.signedIn('customer')
  await office.backUp()
  const find = (source: Database) =>
    findUnknownEntry(source, office.files.store, office.clock.now())
  expect([await find(office.db), await find(office.restored())]).toEqual([undefined, undefined])

  await recordRoleChange(user._id)
  await office.writeJournal()
  expect(await find(office.db)).toBeUndefined()
  expect(await find(office.restored())).toMatch(/^journal\//)

  await office.recoverCopy()
  expect(await find(office.restored())).toBeUndefined()
})

test('two workers that write entries at once do not look like a restore', async () => {
  const { user } = await office.signedIn('customer')
  await recordRoleChange(user._id)
  await sealEvents(office.db, office.historyKeys)
  const { files, historyKeys, clock } = office
  // The clocks of two machines differ.
  const [early, late] = [clock.now(), after(clock.now(), 5 * duration.second)]
  await keepJournal(office.db, files.store, historyKeys, late)
  await recordRoleChange(user._id)
  await sealEvents(office.db, historyKeys)
  await keepJournal(office.db, files.store, historyKeys, early)

  expect(await findUnknownEntry(office.db, files.store, late)).toBeUndefined()
})

test('the history goes on from the backup and is intact', async () => {
  const { user } = await office.signedIn('customer')
  const anchor = createAnchoring(office.files.store)
  const seal = async (db: Database) =>
    anchor(await sealEvents(db, office.historyKeys), office.clock.now())
  await seal(office.db)
  await office.backUp()
  await recordRoleChange(user._id)
  await seal(office.db)
  const verify = async () =>
    verifyEvents(office.restored(), {
      keys: office.historyKeys,
      anchors: await listAnchors(office.files.store),
      isTimeReal: false,
    })
  expect((await verify()).isIntact).toBe(false)

  await office.recoverCopy()
  await seal(office.restored())

  expect(await verify()).toMatchObject({ isIntact: true })
})

test('an entry that the office did not write stops the recovery before it changes anything', async () => {
  const { user } = await office.signedIn('customer')
  await office.backUp()
  const forged = createHistoryKeys([{ id: 'test', secret: Buffer.alloc(32, 1) }])
  const entry = {
    users: [{ id: user._id, isDeleted: true, isErased: true, roles: [] }],
    credentials: [],
    requests: [],
    removedFiles: [],
    removedPairs: [],
    revokedCertificates: [],
    sentNotices: [],
    sentMails: [],
    orderNumbers: {},
  }
  await writeEntry(office.files.store, newObjectName(office.clock.now()), entry, forged)

  await expect(office.recoverCopy()).rejects.toThrow('was not written by this office')
  expect((await userRow(user._id)).deleted_at).toBeNull()
  expect(await office.restored().selectFrom('sessions').select('id').execute()).not.toEqual([])
})

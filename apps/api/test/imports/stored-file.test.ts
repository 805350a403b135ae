import * as contract from '@kakehashi/contract/imports'
import { maxImportMegabytes } from '@kakehashi/domain/data-files/imports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateImportKeys } from '../../src/imports/file.ts'
import { createVault } from '../../src/storage/vault.ts'
import {
  type OfficeWithStorage,
  openOfficeWithStorage,
} from '../documents/support/office-with-storage.ts'
import type { SignedInUser } from '../support/office.ts'
import { sampleKey } from '../support/temporary-storage.ts'
import { csvOf, sampleCustomer, send } from './support.ts'

let fixture: OfficeWithStorage
let owner: SignedInUser

beforeAll(async () => {
  fixture = await openOfficeWithStorage()
  owner = await fixture.office.signedIn('owner')
})
afterAll(() => fixture.close())

const file = () => csvOf('customers', [sampleCustomer()])
const listed = async () => (await owner.browser.call(contract.listImports)).body.length

test('while the store is down no file is taken in, and afterwards it is', async () => {
  await fixture.stopStore()
  const refused = await send(owner, 'customers', file())
  await fixture.restoreStore()

  expect(refused).toMatchObject({ status: 503, body: { code: 'files-unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(await listed()).toBe(0)
  expect((await send(owner, 'customers', file())).status).toBe(200)
  expect(await listed()).toBe(1)
})

test('a file that is too large is refused as such, and nothing of it is stored', async () => {
  const before = await fixture.count()
  const line = `${'x'.repeat(1023)}\n`
  const { status, body } = await send(
    owner,
    'customers',
    line.repeat(maxImportMegabytes * 1024 + 1),
  )

  expect({ status, code: body.code }).toEqual({ status: 413, code: 'file-too-large' })
  expect(await fixture.count()).toBe(before)
})

test('a fault of the database is not reported as one of the store, and leaves no file', async () => {
  const { adminDb } = fixture.office
  const before = await fixture.count()
  await sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''refused''; end'`.execute(adminDb)
  await sql`create trigger refused before insert on imports
    for each row execute function refuse()`.execute(adminDb)
  const { status } = await send(owner, 'customers', file())
  await sql`drop trigger refused on imports`.execute(adminDb)

  expect(status).toBe(500)
  expect(await fixture.count()).toBe(before)
})

test('is readable with the new key after the keys of files were rotated', async () => {
  const { db } = fixture.office
  const { body } = await send(owner, 'customers', file())
  const [before, after] = [await sampleKey('before'), await sampleKey('after')]
  const both = createVault([after, before])
  const sealed = await createVault([before]).newKey(`imports/${body._id}`)
  const { key_id, wrapped_key } = sealed
  await db.updateTable('imports').set({ key_id, wrapped_key }).where('id', '=', body._id).execute()
  // Imported already: its file and key are gone.
  const [gone] = await db.selectFrom('imports').select('id').where('id', '<>', body._id).execute()
  const nothing = { object_key: null, key_id: null, wrapped_key: null }
  await db
    .updateTable('imports')
    .set({ ...nothing, state: 'expired' })
    .where('id', '=', gone?.id ?? '')
    .execute()

  expect(await rotateImportKeys(db, both)).toBe(1)
  const { wrapped_key: rewrapped } = await db
    .selectFrom('imports')
    .select('wrapped_key')
    .where('id', '=', body._id)
    .executeTakeFirstOrThrow()
  expect(rewrapped).not.toEqual(wrapped_key)
  expect(await rotateImportKeys(db, both)).toBe(0)
})

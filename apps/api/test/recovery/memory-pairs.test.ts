import { afterEach, beforeEach, expect, test } from 'vitest'
import { removePair } from '../../src/glossary/memory/commands.ts'
import { insertPairs } from '../../src/glossary/memory/queries.ts'
import { type OfficeWithBackup, openOfficeWithBackup } from './support/office-with-backup.ts'

let office: OfficeWithBackup
beforeEach(async () => {
  office = await openOfficeWithBackup()
})
afterEach(() => office.close())

const sentences = async () =>
  (await office.restored().selectFrom('memory_pairs').select('english').execute()).map(
    ({ english }) => english,
  )

test('sentences that were removed from the memory for good after the backup are removed again', async () => {
  const { user } = await office.signedIn('owner')
  const now = office.clock.now()
  const kept = { english: 'This is to certify the following.', japanese: '次のとおり証明する。' }
  const wrong = { english: 'Kenji Oshiro has applied.', japanese: '大城健二が申請した。' }
  const [, added] = await office.db
    .transaction()
    .execute((trx) => insertPairs(trx, [kept, wrong], { now, requestId: null }))
  await office.backUp()
  await office.db.transaction().execute((trx) => removePair(trx, added ?? '', user._id, now))
  await office.writeJournal()
  expect(await sentences()).toContain(wrong.english)

  await office.recoverCopy()

  expect(await sentences()).toEqual([kept.english])
  const grams = await office.restored().selectFrom('memory_grams').select('pair_id').execute()
  expect(grams.map(({ pair_id }) => pair_id)).not.toContain(added)
})

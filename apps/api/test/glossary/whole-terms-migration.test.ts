import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { addTerm, banchi, formerRegister } from './support/words.ts'

const migration = new URL('../../migrations/0030_whole_terms.sql', import.meta.url)

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
})
afterAll(() => staff.office.close())

const others = [
  { english: 'Résumé (CV), 2nd “copy”', japanese: '履歴書・職務経歴書（写し）' },
  { english: 'Ærø Łódź Straße', japanese: 'エーレ島ヴァリエーション' },
  { english: 'ＦＵＬＬ　ｗｉｄｔｈ', japanese: 'ﾊﾟｽﾎﾟｰﾄ 髙﨑濵' },
  { english: "father-in-law's", japanese: '義父々〆〇㍻①' },
  { english: '100% of ½', japanese: '「百％」〜【甲】※' },
]

test('the update indexes the terms that are there as the application does', async () => {
  const { adminDb } = staff.office
  for (const term of [formerRegister, banchi, ...others]) await addTerm(staff.clerk, term)
  const whole = adminDb
    .selectFrom('search_words')
    .selectAll()
    .where('word', 'like', '=%')
    .orderBy('word')
  const byApplication = await whole.execute()
  expect(byApplication).toHaveLength(14)
  await adminDb.deleteFrom('search_words').where('word', 'like', '=%').execute()
  await sql.raw(await readFile(migration, 'utf8')).execute(adminDb)
  expect(await whole.execute()).toEqual(byApplication)
})

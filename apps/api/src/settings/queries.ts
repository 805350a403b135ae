import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { SettingName, SettingValue } from './settings.ts'
import { settings } from './settings.ts'

export async function getSetting<Name extends SettingName>(
  db: Kysely<DB>,
  name: Name,
): Promise<SettingValue<Name>> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirst()
  // TypeScript cannot relate the schema and the type that are looked up by the same name.
  return settings[name].shape.parse(row?.value ?? settings[name].initial) as SettingValue<Name>
}

export async function isSettingStored(db: Kysely<DB>, name: SettingName): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts the initial value first, because a missing row cannot be locked. */
export async function lockSetting<Name extends SettingName>(
  trx: Transaction<DB>,
  name: Name,
  now: Date,
): Promise<SettingValue<Name>> {
  await trx
    .insertInto('settings')
    .values({ key: name, value: JSON.stringify(settings[name].initial), changed_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await trx.selectFrom('settings').select('key').where('key', '=', name).forUpdate().execute()
  return getSetting(trx, name)
}

export async function saveSetting(
  trx: Transaction<DB>,
  name: SettingName,
  value: unknown,
  now: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), changed_at: now }
  await trx
    .insertInto('settings')
    .values({ key: name, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

import type { Office } from './office.ts'

const noCash = { usd: {}, jpy: {} }

/** The id of the open till, which is opened with an empty drawer if there is none. */
export async function seedOpenTill(office: Office, openedBy: string): Promise<string> {
  const open = await office.db
    .selectFrom('till_sessions')
    .select('id')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (open) return open.id
  const id = crypto.randomUUID()
  await office.db
    .insertInto('till_sessions')
    .values({
      id,
      opened_at: office.clock.now(),
      opened_by: openedBy,
      yen_rate: 154_00,
      opening_count: JSON.stringify(noCash),
      opening_cents: 0,
      opening_yen: 0,
    })
    .execute()
  return id
}

export async function closeAnyTill(office: Office): Promise<void> {
  await office.db
    .updateTable('till_sessions')
    .set((eb) => ({
      closed_at: office.clock.now(),
      closed_by: eb.ref('opened_by'),
      closing_count: JSON.stringify(noCash),
      expected_cents: 0,
      expected_yen: 0,
      counted_cents: 0,
      counted_yen: 0,
    }))
    .where('closed_at', 'is', null)
    .execute()
}

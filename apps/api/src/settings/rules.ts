import { officeRules, type OfficeRules } from '@kakehashi/contract/office-rules'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Kysely } from 'kysely'
import { findTesseract } from '../ocr/tesseract.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { actorName } from '../events/actor-name.ts'
import { writeSetting } from './commands.ts'
import { getSetting } from './queries.ts'

type Rules = OfficeRules['rules']
type RuleChange = { readonly [Name in keyof Rules]?: Rules[Name] | undefined }
const names = Object.keys(officeRules) as (keyof Rules)[]

export async function viewRules(db: Kysely<DB>): Promise<OfficeRules> {
  const values = names.map(async (name) => [name, await getSetting(db, name)])
  const rules = Object.fromEntries(await Promise.all(values)) as Rules
  const { kind } = await findTesseract()
  return { rules, canReadPictures: kind === 'installed', changed: await lastChanges(db) }
}

async function lastChanges(db: Kysely<DB>): Promise<OfficeRules['changed']> {
  const events = await db
    .selectFrom('events')
    .distinctOn('subject_id')
    .select(['subject_id', 'actor_id', 'at'])
    .where('kind', '=', 'settings.changed')
    .where('subject_kind', '=', 'settings')
    .where('subject_id', 'in', names)
    .orderBy('subject_id')
    .orderBy('id', 'desc')
    .execute()
  const changes = events.map(async ({ subject_id, actor_id, at }) => {
    const name = await actorName(db, actor_id)
    return [subject_id, { at: at.toISOString(), ...(typeof name === 'string' && { by: name }) }]
  })
  return Object.fromEntries(await Promise.all(changes)) as OfficeRules['changed']
}

/** Only what differs is written, so that the history names only real changes. */
export async function changeRules(
  db: Database,
  change: RuleChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const name of names) {
      const value = change[name]
      const before = await getSetting(trx, name)
      if (value === undefined || JSON.stringify(value) === JSON.stringify(before)) continue
      await writeSetting(trx, name, value, actor.id, now)
    }
  })
}

import { officeFacts } from '@kakehashi/contract/office'
import type { Office } from '@kakehashi/domain/office'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { findPublication } from './queries.ts'
import { enqueueSite } from './enqueue-site.ts'
import { drawSealOutline } from './seal-outline.ts'

/** From now on, pages, mails and papers show these facts. Returns the id of the publication. */
export async function publishOffice(
  trx: Transaction<DB>,
  office: Office,
  actorId: string | null,
  now: Date,
  restoredFrom: number | null = null,
): Promise<number> {
  const facts = officeFacts.parse(await withOutline(office))
  const before = (await findPublication(trx))?.office
  const { id } = await trx
    .insertInto('publications')
    .values({
      facts: JSON.stringify(facts),
      published_at: now,
      published_by: actorId,
      restored_from: restoredFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordEvent(trx, {
    kind: 'office.published',
    at: now,
    actorId,
    subject: { kind: 'settings', id: 'office' },
    fields: changedFacts(before, facts),
  })
  await enqueueSite(trx)
  await publishChange(trx, { type: 'Office' }, 'everyone')
  return id
}

/** What an older version stored has no outline. */
async function withOutline(office: Office): Promise<Office> {
  const { seal } = office
  const outline = seal.outline || (await drawSealOutline(seal.text))
  // A character that the font lacks is shown in a font of the reader.
  return outline === undefined ? office : { ...office, seal: { ...seal, outline } }
}

/** The names of the facts that differ. */
export function changedFacts(before: Office | undefined, after: Office): string[] {
  const names = Object.keys(after) as (keyof Office)[]
  return names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]))
}

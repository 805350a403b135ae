import { officeFacts } from '@kakehashi/contract/office'
import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { inEachLanguage } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { actorName } from '../events/actor-name.ts'
import { versionOf } from '../events/stale-version.ts'
import { publishToPeople } from '../outbox/publish-change.ts'
import { listOwnerIds } from '../outbox/list-owner-ids.ts'
import { Refusal } from '../refusal.ts'
import { changedFacts, publishOffice } from './publish.ts'
import { findDraft, findEarlierOffice, getOffice } from './queries.ts'
import { drawSealOutline } from './seal-outline.ts'

export async function saveDraft(
  trx: Transaction<DB>,
  sent: { readonly office: Office; readonly version?: string | undefined },
  actor: Actor,
  now: Date,
): Promise<void> {
  const draft = await lockDraft(trx, sent.version)
  const published = await getOffice(trx)
  const office = await withOwnOutline(sent.office, draft ? [draft.office, published] : [published])
  if (changedFacts(published, office).length === 0) return deleteDraft(trx)
  if (draft && changedFacts(draft.office, office).length === 0) return
  const change = { facts: JSON.stringify(office), changed_at: now, changed_by: actor.id }
  await trx
    .insertInto('office_drafts')
    .values(change)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
  await tellOwners(trx)
}

/** Pages contain the outline, so the one that a browser sent is not used. */
async function withOwnOutline(office: Office, stored: readonly Office[]): Promise<Office> {
  const { text, colour } = office.seal
  const same = stored.find(({ seal }) => seal.text === text)
  const outline = same ? same.seal.outline : await drawSealOutline(text)
  if (outline === undefined) {
    throw new Refusal('invalid-fields', { fields: { 'seal.text': 'seal-text' } })
  }
  return { ...office, seal: { text, colour, outline } }
}

export async function discardDraft(trx: Transaction<DB>): Promise<void> {
  await lockDraft(trx, undefined)
  await deleteDraft(trx)
}

/** Publishing again what is published already changes nothing. */
export async function publishDraft(
  trx: Transaction<DB>,
  version: string | undefined,
  actor: Actor,
  now: Date,
): Promise<void> {
  const draft = await lockDraft(trx, version)
  if (!draft) return
  refuseIncomplete(draft.office)
  await publishOffice(trx, draft.office, actor.id, now)
  await deleteDraft(trx)
}

/** The draft is kept, because it may hold the work of an hour. */
export async function restorePublication(
  trx: Transaction<DB>,
  id: number,
  actor: Actor,
  now: Date,
): Promise<void> {
  await lockDraft(trx, undefined)
  const current = await getOffice(trx)
  const earlier = await findEarlierOffice(trx, id, current)
  if (!earlier) throw new Refusal('not-found')
  if (changedFacts(current, earlier).length === 0) return
  await publishOffice(trx, earlier, actor.id, now, id)
}

/** One owner at a time, also while there is no row to lock. */
async function lockDraft(trx: Transaction<DB>, seen: string | undefined) {
  await sql`select pg_advisory_xact_lock(hashtext('office draft'))`.execute(trx)
  const draft = await findDraft(trx)
  const office = await getOffice(trx)
  const version = versionOf(draft?.office ?? office)
  if (seen === undefined || seen === version) return draft
  const at = draft?.changedAt
  throw new Refusal('changed-meanwhile', {
    values: {
      who: await actorName(trx, draft?.changedBy ?? null),
      time: at
        ? inEachLanguage((language) => officeDateAndTime(at, language, office.timeZone))
        : '–',
    },
  })
}

async function deleteDraft(trx: Transaction<DB>): Promise<void> {
  await trx.deleteFrom('office_drafts').execute()
  await tellOwners(trx)
}

async function tellOwners(trx: Transaction<DB>): Promise<void> {
  await publishToPeople(trx, { type: 'OfficeDraft' }, await listOwnerIds(trx))
}

/** Names the facts as the API does: 'phone', 'address.street.ja'. */
function refuseIncomplete(office: Office): void {
  const { error } = officeFacts.safeParse(office)
  if (!error) return
  const names = [...new Set(error.issues.map(({ path }) => path.join('.')))]
  throw new Refusal('office-incomplete', { values: { names: names.join(', ') } })
}

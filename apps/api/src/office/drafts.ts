import type { OfficeDraft, Publication } from '@kakehashi/contract/office-drafts'
import { defaultLanguage, type Language } from '@kakehashi/domain/language'
import type { Kysely } from 'kysely'
import { fullName } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'
import { actorName } from '../events/actor-name.ts'
import { versionOf } from '../events/stale-version.ts'
import { changedFacts } from './publish.ts'
import { findDraft, getOffice, listedPublications, listPublications, readFacts } from './queries.ts'

export async function viewDraft(db: Kysely<DB>, language: Language): Promise<OfficeDraft> {
  const published = await getOffice(db)
  const draft = await findDraft(db)
  const office = draft?.office ?? published
  const view = {
    office,
    published,
    changes: changedFacts(published, office),
    version: versionOf(office),
  }
  if (!draft) return view
  const name = await actorName(db, draft.changedBy)
  const by = typeof name === 'string' ? name : (name[language] ?? name[defaultLanguage])
  return { ...view, saved: { at: draft.changedAt.toISOString(), by } }
}

export async function viewPublications(db: Kysely<DB>): Promise<Publication[]> {
  const rows = await listPublications(db)
  return rows
    .slice(0, listedPublications)
    .map((row, index) => viewPublication(row, rows[index + 1]))
}

type Row = Awaited<ReturnType<typeof listPublications>>[number]

function viewPublication(row: Row, before: Row | undefined): Publication {
  const { first_name, last_name, restored_from } = row
  return {
    _id: row.id,
    at: row.published_at.toISOString(),
    ...(first_name !== null && last_name !== null && { by: fullName({ first_name, last_name }) }),
    changes: changedFacts(before && readFacts(before.facts), readFacts(row.facts)),
    ...(restored_from !== null && { restoredFrom: restored_from }),
  }
}

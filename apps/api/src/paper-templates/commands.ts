import { isDeepStrictEqual } from 'node:util'
import { keepFieldsInUse } from '@kakehashi/domain/paper-templates/fields-in-use'
import type { PaperTemplate, PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { withKeys } from '@kakehashi/domain/paper-templates/template-keys'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { TypedTemplate } from '@kakehashi/domain/paper-templates/typed-template'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import { refuseDuplicate } from '../db/unique-violation.ts'
import { type EventKind, recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import {
  findVersion,
  hasDrafts,
  insertTemplate,
  insertVersion,
  lockOfficeTemplate,
  saveTemplate,
} from './queries.ts'

interface By {
  readonly actorId: string
  readonly now: Date
}

interface NewTemplate {
  readonly paper: TypedTemplate
  readonly replaces?: PaperTemplateId | undefined
}

export async function addTemplate(
  trx: Transaction<DB>,
  { paper: typed, replaces }: NewTemplate,
  by: By,
): Promise<string> {
  const id = uuidv7()
  const before = replaces && { paper: paperTemplates[replaces], ids: [replaces] }
  const paper = before ? await changed(trx, typed, before) : withKeys(typed)
  const row = { id, replaces: replaces ?? null, version: 1, created_at: by.now }
  await refuseTwice(() => insertTemplate(trx, row))
  await insertVersion(trx, { id, version: 1, paper, ...by })
  await report(trx, 'paper-template.added', id, by)
  return id
}

interface Change {
  readonly paper: TypedTemplate
  /** The version that was changed. */
  readonly version: number
}

export async function changeTemplate(
  trx: Transaction<DB>,
  id: string,
  { paper: typed, version }: Change,
  by: By,
): Promise<void> {
  const row = await lockOfficeTemplate(trx, id)
  if (!row) throw new Refusal('not-found')
  const [seen, newest] = [
    await findVersion(trx, id, version),
    await findVersion(trx, id, row.version),
  ]
  if (!seen) throw new Refusal('paper-template-changed')
  const paper = await changed(trx, typed, { paper: seen, ids: idsOf(row) })
  // Also a repeated call after a lost reply.
  if (isDeepStrictEqual(paper, newest)) return
  demand(row.archived_at === null, 'paper-template-archived')
  demand(row.version === version, 'paper-template-changed')
  await insertVersion(trx, { id, version: version + 1, paper, ...by })
  await saveTemplate(trx, id, { version: version + 1 })
  await report(trx, 'paper-template.changed', id, by)
}

/** It can no longer be chosen, but stays, because drafts are of it. */
export async function archiveTemplate(
  trx: Transaction<DB>,
  id: string,
  isArchived: boolean,
  by: By,
): Promise<void> {
  const row = await lockOfficeTemplate(trx, id)
  if (!row) throw new Refusal('not-found')
  if ((row.archived_at !== null) === isArchived) return
  const change = { archived_at: isArchived ? by.now : null }
  await refuseTwice(() => saveTemplate(trx, id, change))
  const kind = isArchived ? 'paper-template.archived' : 'paper-template.brought-back'
  await report(trx, kind, id, by)
}

/** Drafts of the shipped template can be moved to the one that stands in its place. */
export function idsOf({ id, replaces }: { id: string; replaces: string | null }): string[] {
  return replaces === null ? [id] : [id, replaces]
}

interface Before {
  readonly paper: PaperTemplate
  readonly ids: readonly string[]
}

async function changed(
  trx: Transaction<DB>,
  typed: TypedTemplate,
  { paper: before, ids }: Before,
): Promise<PaperTemplate> {
  // What was filled in as Japanese would be the English of the other direction.
  demand(typed.from === before.from, 'invalid-fields', { fields: { paper: 'invalid' } })
  const paper = withKeys(typed, before)
  return (await hasDrafts(trx, ids)) ? keepFieldsInUse(paper, before) : paper
}

function refuseTwice<Result>(change: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('paper_templates_in_place', new Refusal('paper-template-replaced'), change)
}

async function report(
  trx: Transaction<DB>,
  kind: Extract<EventKind, `paper-template.${string}`>,
  id: string,
  { actorId, now }: By,
): Promise<void> {
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'paper-template', id } })
  await publishChange(trx, { type: 'PaperTemplates' }, [])
}
